import { formatTime } from '../values/timeOfDay.ts';
import type { MinuteOfDay } from '../values/timeOfDay.ts';

/** `movedFromMinute`: where it began before the venue moved it and mailed its guest; null otherwise. */
export interface Movable {
  startMinute: MinuteOfDay | null;
  movedFromMinute: MinuteOfDay | null;
  moveAccepted: boolean;
}

type Moved<T extends Movable> = T & { startMinute: MinuteOfDay; movedFromMinute: MinuteOfDay };

const isMoved = <T extends Movable>(item: T): item is Moved<T> =>
  item.startMinute !== null && item.movedFromMinute !== null;

const answerable: readonly string[] = ['confirmed', 'checked_in'];

/** Those of a booking about which its guest was asked, answered or not; of one that has ended none. */
export const movedItems = <T extends Movable>({ state }: { state: string }, items: readonly T[]): Moved<T>[] =>
  answerable.includes(state) ? items.filter(isMoved) : [];

export const awaitsAnswer = (item: Movable): boolean => isMoved(item) && !item.moveAccepted;

/** 'HH:mm' before and now. */
export const movedTimes = ({ movedFromMinute, startMinute }: Moved<Movable>) => ({
  fromTime: formatTime(movedFromMinute),
  startTime: formatTime(startMinute),
});

export interface AcceptedMove {
  itemId: string;
  /** 'HH:mm': the time that was agreed to. */
  startTime: string;
}

/** The items that a guest agrees to; null when one of them is elsewhere by now, or gone. */
export function agreedItems<T extends Movable & { id: string }>(
  booking: { state: string },
  items: readonly T[],
  moves: readonly AcceptedMove[],
): Moved<T>[] | null {
  const moved = movedItems(booking, items);
  const agreed = moves.flatMap(({ itemId, startTime }) =>
    moved.filter((item) => item.id === itemId && formatTime(item.startMinute) === startTime),
  );
  return agreed.length === moves.length ? agreed : null;
}

type Line = { itemId: string; xplanId: string };
type Guest = { products: readonly (Line & { products?: readonly Line[] })[] };

/** What changes together with an item: itself, or the arrangement that it belongs to. */
export function changedWith(persons: readonly Guest[], itemId: string): { itemId: string; productId: string } | null {
  const whole = persons
    .flatMap(({ products }) => products)
    .find((product) => [product, ...(product.products ?? [])].some((line) => line.itemId === itemId));
  return whole ? { itemId: whole.itemId, productId: whole.xplanId } : null;
}
