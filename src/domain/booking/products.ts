import { ProductType } from '../catalog/productTypes.ts';
import { parseTime } from '../values/timeOfDay.ts';

type Item = { type: number; checkinType: boolean; startTime: string | null };

export function isTimed<T extends Item>(item: T): item is T & { startTime: string } {
  return item.startTime !== null && !isEntry(item) && !item.checkinType;
}

export const isEntry = ({ type }: { type: number }): boolean => type === ProductType.Entry;

export function visibleProducts<T extends { type: number; checkinType: boolean }>(products: readonly T[]): T[] {
  return products.filter(({ type, checkinType }) => !(type === ProductType.Activity && checkinType));
}

/** As the day goes; what has no time of its own comes first. */
export const inTimeOrder = <T extends { startTime: string | null }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''));

export function partLines<T extends Item>(parts: readonly T[]): { plain: T[]; timed: (T & { startTime: string })[] } {
  const shown = visibleProducts(parts);
  const timed = inTimeOrder(shown.filter(isTimed));
  return { plain: shown.filter((part) => !isTimed(part)), timed };
}

const withLength: readonly number[] = [ProductType.Activity, ProductType.GroupLesson];

export function lengthOf({
  type,
  startTime,
  endTime,
}: Omit<Item, 'checkinType'> & { endTime: string | null }): number | null {
  const from = startTime === null ? null : parseTime(startTime);
  const to = endTime === null ? null : parseTime(endTime);
  return from === null || to === null || !withLength.includes(type) ? null : to - from;
}
