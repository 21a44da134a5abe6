import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** Length of a pool's bucket in minutes; a day has 96. */
export const bucketMinutes = 15;

/** The buckets a stay touches, half-open: [first, last + 1) of 0..96, for minutes [from, to). Empty when from = to. */
export function bucketsOf(from: MinuteOfDay, to: MinuteOfDay): [fromBucket: number, toBucket: number] {
  return [Math.floor(from / bucketMinutes), Math.ceil(to / bucketMinutes)];
}
