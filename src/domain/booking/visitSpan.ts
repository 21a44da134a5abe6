import type { MinuteOfDay } from '../values/timeOfDay.ts';

type Timed = { startMinute: MinuteOfDay | null; endMinute: MinuteOfDay | null };

/**
 * From when till when a group is there: its arrival and departure, in flows without them from the first start to the last
 * end of what is booked. Null while neither is known. Never throws.
 */
export function visitSpan(
  { startMinute, endMinute }: Timed,
  items: readonly Timed[],
): { from: MinuteOfDay; to: MinuteOfDay } | null {
  if (startMinute !== null && endMinute !== null) return { from: startMinute, to: endMinute };
  const starts = items.flatMap((item) => item.startMinute ?? []);
  const ends = items.flatMap((item) => item.endMinute ?? []);
  return starts.length === 0 || ends.length === 0 ? null : { from: Math.min(...starts), to: Math.max(...ends) };
}
