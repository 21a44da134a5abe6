import { parseTime, type MinuteOfDay } from '../values/timeOfDay.ts';

type Timed = { startTime: string | null; endTime: string | null };

type Visit = {
  /** Arrival and departure where the flow asks for them. */
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  persons: readonly { products: readonly (Timed & { products?: readonly Timed[] })[] }[];
};

/**
 * From when till when a group is there: its arrival and departure, in flows without them from the first start to the last
 * end of what is booked ('HH:mm'). Null while neither is known. Never throws.
 */
export function stayOf({ startTime, endTime, persons }: Visit): { from: MinuteOfDay; to: MinuteOfDay } | null {
  if (startTime !== null && endTime !== null) return { from: startTime, to: endTime };
  const items = persons.flatMap(({ products }) => products.flatMap((item) => [item, ...(item.products ?? [])]));
  const starts = items.flatMap((item) => minute(item.startTime));
  const ends = items.flatMap((item) => minute(item.endTime));
  return starts.length === 0 || ends.length === 0 ? null : { from: Math.min(...starts), to: Math.max(...ends) };
}

function minute(time: string | null): MinuteOfDay[] {
  const parsed = time === null ? null : parseTime(time);
  return parsed === null ? [] : [parsed];
}
