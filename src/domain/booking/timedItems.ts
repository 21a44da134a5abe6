import type { MinuteOfDay } from '../values/timeOfDay.ts';
import { parseTime } from '../values/timeOfDay.ts';
import { isTimed } from './products.ts';

export type BookedItem = {
  itemId: string;
  xplanId: string;
  type: number;
  checkinType: boolean;
  startTime: string | null;
};
export type BookedProduct = BookedItem & { objectType: string; products?: readonly BookedItem[] };
export type BookedGuest = { number: number; products: readonly BookedProduct[] };

/** What of a guest's product has a time of its own, an arrangement by its parts. Never throws. */
export function timedItems(product: BookedProduct): readonly BookedItem[] {
  return (product.objectType === 'collection' ? (product.products ?? []) : [product]).filter(isTimed);
}

/** How many items of all guests have a time of their own; a duo treatment counts for both. Never throws. */
export const timedItemCount = (guests: readonly BookedGuest[]): number =>
  guests.flatMap(({ products }) => products.flatMap(timedItems)).length;

/** A text per booked item with its guest and start: two lists differ as soon as something else is booked. Never throws. */
export const itemMarks = (guests: readonly BookedGuest[]): string[] =>
  guests.flatMap(({ number, products }) =>
    products
      .flatMap((product) => [product, ...(product.products ?? [])])
      .map(({ itemId, startTime }) => `${number} ${itemId} ${startTime ?? ''}`),
  );

type Minutes = { startMinute: MinuteOfDay | null; endMinute: MinuteOfDay | null };

/**
 * From when till when a group is there: its arrival and departure, in flows without them from the first start to the last
 * end of what is booked. Null while neither is known. Never throws.
 */
export function visitSpan(
  { startMinute, endMinute }: Minutes,
  items: readonly Minutes[],
): { from: MinuteOfDay; to: MinuteOfDay } | null {
  if (startMinute !== null && endMinute !== null) return { from: startMinute, to: endMinute };
  const starts = items.flatMap((item) => item.startMinute ?? []);
  const ends = items.flatMap((item) => item.endMinute ?? []);
  return starts.length === 0 || ends.length === 0 ? null : { from: Math.min(...starts), to: Math.max(...ends) };
}

type Timed = { startTime: string | null; endTime: string | null };

type Visit = {
  /** Arrival and departure where the flow asks for them. */
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  persons: readonly { products: readonly (Timed & { products?: readonly Timed[] })[] }[];
};

/** The span of a visit whose items have their times as 'HH:mm'. Null while it is not known. Never throws. */
export function stayOf({ startTime, endTime, persons }: Visit): { from: MinuteOfDay; to: MinuteOfDay } | null {
  const items = persons.flatMap(({ products }) => products.flatMap((item) => [item, ...(item.products ?? [])]));
  return visitSpan(
    { startMinute: startTime, endMinute: endTime },
    items.map((item) => ({ startMinute: minute(item.startTime), endMinute: minute(item.endTime) })),
  );
}

const minute = (time: string | null): MinuteOfDay | null => (time === null ? null : parseTime(time));
