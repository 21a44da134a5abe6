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

export function timedItems(product: BookedProduct): readonly BookedItem[] {
  return (product.objectType === 'collection' ? (product.products ?? []) : [product]).filter(isTimed);
}

export const timedItemCount = (guests: readonly BookedGuest[]): number =>
  guests.flatMap(({ products }) => products.flatMap(timedItems)).length;

export const itemMarks = (guests: readonly BookedGuest[]): string[] =>
  guests.flatMap(({ number, products }) =>
    products
      .flatMap((product) => [product, ...(product.products ?? [])])
      .map(({ itemId, startTime }) => `${number} ${itemId} ${startTime ?? ''}`),
  );

type Minutes = { startMinute: MinuteOfDay | null; endMinute: MinuteOfDay | null };

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
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  persons: readonly { products: readonly (Timed & { products?: readonly Timed[] })[] }[];
};

export function stayOf({ startTime, endTime, persons }: Visit): { from: MinuteOfDay; to: MinuteOfDay } | null {
  const items = persons.flatMap(({ products }) => products.flatMap((item) => [item, ...(item.products ?? [])]));
  return visitSpan(
    { startMinute: startTime, endMinute: endTime },
    items.map((item) => ({ startMinute: minute(item.startTime), endMinute: minute(item.endTime) })),
  );
}

const minute = (time: string | null): MinuteOfDay | null => (time === null ? null : parseTime(time));
