import type { Cents } from '../../values/cents.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { addDays } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { entryTimes } from './entryTimes.ts';
import type { Activity } from './entryTimes.ts';
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

const gridMinutes = 5;

/**
 * The first minute of a day at which a guest can still arrive: 0 on a later day, now rounded up to 5 minutes today,
 * and 1441 (never) on a day that has passed. `now` is the venue's clock.
 */
export function earliestMinute(date: LocalDate, now: { today: LocalDate; minute: MinuteOfDay }): MinuteOfDay {
  if (date > now.today) return 0;
  if (date < now.today) return 1441;
  return Math.ceil(now.minute / gridMinutes) * gridMinutes;
}

/** How far ahead the venue takes reservations. */
export type BookingCap = { count: number; unit: string };

/** The last day that can be booked, inclusive: count × 7 days ahead for unit 'week', else count days (specification §9). */
export function lastBookableDate(today: LocalDate, cap: BookingCap): LocalDate {
  return addDays(today, cap.unit === 'week' ? cap.count * 7 : cap.count);
}
