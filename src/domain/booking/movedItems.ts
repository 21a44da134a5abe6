import type { LocalDate } from '../values/localDate.ts';
import { formatTime } from '../values/timeOfDay.ts';
import type { MinuteOfDay } from '../values/timeOfDay.ts';

/** `movedFromMinute`: where it began before the venue moved it and mailed its guest; null otherwise. */
export interface Movable {
  startMinute: MinuteOfDay | null;
  movedFromMinute: MinuteOfDay | null;
  /** The day before the move; null: the same day. */
  movedFromDay: LocalDate | null;
  moveAccepted: boolean;
}

type Moved<T extends Movable> = T & { startMinute: MinuteOfDay; movedFromMinute: MinuteOfDay };

const isMoved = <T extends Movable>(item: T): item is Moved<T> =>
  item.startMinute !== null && item.movedFromMinute !== null;

const answerable: readonly string[] = ['confirmed', 'checked_in'];

/** Of what screens show: the day is another too, so that the whole visit is open. */
export const isToOtherDay = ({ fromDate, date }: { fromDate: LocalDate; date: LocalDate }): boolean =>
  fromDate !== date;

/** Those of a booking about which its guest was asked, answered or not; of one that has ended none. */
export const movedItems = <T extends Movable>({ state }: { state: string }, items: readonly T[]): Moved<T>[] =>
  answerable.includes(state) ? items.filter(isMoved) : [];

export const awaitsAnswer = (item: Movable): boolean => isMoved(item) && !item.moveAccepted;

/** Its guest was given another day, so that the whole visit is open: it keeps its price wherever it goes. */
export const awaitsAnswerAboutDay = (item: Movable): boolean => awaitsAnswer(item) && item.movedFromDay !== null;

/** Before and now; `date` is that of its reservation, times are 'HH:mm'. */
export const movedTimes = ({ movedFromMinute, movedFromDay, startMinute }: Moved<Movable>, date: LocalDate) => ({
  fromDate: movedFromDay ?? date,
  fromTime: formatTime(movedFromMinute),
  date,
  startTime: formatTime(startMinute),
});

type Moment = { day: LocalDate; minute: MinuteOfDay };

/**
 * What is noted with an item that moves: who is mailed another time is asked whether it suits, beside the one that they last
 * agreed to, for of two moves soon after each other only the second may be told. Whom the desk tells itself is not asked.
 */
export function questionAbout(
  item: Movable,
  { from, to, isMailed }: { from: Moment; to: Moment; isMailed: boolean },
): Pick<Movable, 'movedFromMinute' | 'movedFromDay' | 'moveAccepted'> {
  const open = isMoved(item) && !item.moveAccepted;
  const agreed = open ? { day: item.movedFromDay ?? from.day, minute: item.movedFromMinute } : from;
  const isElsewhere = agreed.day !== to.day || agreed.minute !== to.minute;
  return {
    movedFromMinute: isMailed && isElsewhere ? agreed.minute : null,
    movedFromDay: isMailed && agreed.day !== to.day ? agreed.day : null,
    moveAccepted: false,
  };
}

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
