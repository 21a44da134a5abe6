import { ProductType } from '../catalog/productTypes.ts';
import { parseTime } from '../values/timeOfDay.ts';

const withLength: readonly number[] = [ProductType.Activity, ProductType.GroupLesson];

type Item = { type: number; startTime: string | null; endTime: string | null };

/**
 * How many minutes a treatment or lesson takes, from its 'HH:mm'. Null without times, and for what is not told by its
 * length: an entry is a stay, a table is had from a time on. Never throws.
 */
export function lengthOf({ type, startTime, endTime }: Item): number | null {
  const from = startTime === null ? null : parseTime(startTime);
  const to = endTime === null ? null : parseTime(endTime);
  return from === null || to === null || !withLength.includes(type) ? null : to - from;
}
