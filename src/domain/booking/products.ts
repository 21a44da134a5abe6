import { ProductType } from '../catalog/productTypes.ts';
import { parseTime } from '../values/timeOfDay.ts';

type Item = { type: number; checkinType: boolean; startTime: string | null };

/** Whether the planner gave an item a time of its own: the times of an entry or a check-in are those of the visit. Never throws. */
export function isTimed<T extends Item>(item: T): item is T & { startTime: string } {
  return item.startTime !== null && item.type !== ProductType.Entry && !item.checkinType;
}

/** A guest's products as lists show them: without the activities of check-ins (specification §3). Never throws. */
export function visibleProducts<T extends { type: number; checkinType: boolean }>(products: readonly T[]): T[] {
  return products.filter(({ type, checkinType }) => !(type === ProductType.Activity && checkinType));
}

/**
 * The parts of an arrangement as its line in the summary tells them: first what has no time of its own, in order; then what
 * begins at a time ('HH:mm'), earliest first. An entry's times are those of the visit, so it has none of its own. Never throws.
 */
export function partLines<T extends Item>(parts: readonly T[]): { plain: T[]; timed: (T & { startTime: string })[] } {
  const shown = visibleProducts(parts);
  const timed = shown.filter(isTimed).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return { plain: shown.filter((part) => !isTimed(part)), timed };
}

const withLength: readonly number[] = [ProductType.Activity, ProductType.GroupLesson];

/**
 * How many minutes a treatment or lesson takes, from its 'HH:mm'. Null without times, and for what is not told by its
 * length: an entry is a stay, a table is had from a time on. Never throws.
 */
export function lengthOf({
  type,
  startTime,
  endTime,
}: Omit<Item, 'checkinType'> & { endTime: string | null }): number | null {
  const from = startTime === null ? null : parseTime(startTime);
  const to = endTime === null ? null : parseTime(endTime);
  return from === null || to === null || !withLength.includes(type) ? null : to - from;
}
