import type { Cents } from '../../values/cents.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { earliestMinute } from './earliestMinute.ts';
import { entryTimes, type Activity } from './entryTimes.ts';
import type { OpeningBlock } from './openingBlocks.ts';

export type DayQuestion = {
  date: LocalDate;
  /** The venue's day and minute at this moment. */
  now: { today: LocalDate; minute: MinuteOfDay };
  /** The last day that can be booked, inclusive. */
  lastDate: LocalDate;
  activity: Activity;
  blocks: readonly OpeningBlock[];
  /** Places left in a bucket (0..95) of the pool on this day, the visitor's own hold counted as free. */
  freeAt: (bucket: number) => number;
  /** Number of guests, 1 or more. */
  persons: number;
  /** Price per person on this day. */
  price: Cents;
};

export type UnavailableReason = 'past' | 'beyond_horizon' | 'closed' | 'full';

export type DayAvailability = { available: true; price: Cents } | { available: false; reason: UnavailableReason };

/**
 * Whether this group can book this day, else why not; the first that holds of: past, beyond_horizon, closed, full.
 * Closed is a day without any stay however empty the pool; past includes today once its last arrival has gone by.
 */
export function dayAvailability(question: DayQuestion): DayAvailability {
  const { date, now, lastDate, activity, blocks, freeAt, persons, price } = question;
  if (date < now.today) return { available: false, reason: 'past' };
  if (date > lastDate) return { available: false, reason: 'beyond_horizon' };

  const earliest = earliestMinute(date, now);
  if (entryTimes({ activity, blocks, persons, freeAt, earliestMinute: earliest }).length > 0) {
    return { available: true, price };
  }
  const empty = { activity, blocks, persons, freeAt: () => persons };
  if (entryTimes({ ...empty, earliestMinute: 0 }).length === 0) return { available: false, reason: 'closed' };
  return {
    available: false,
    reason: entryTimes({ ...empty, earliestMinute: earliest }).length === 0 ? 'past' : 'full',
  };
}
