import type { Cents } from '../../values/cents.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { addDays } from '../../values/localDate.ts';
import { gridMinutes } from '../../values/timeOfDay.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { entryTimes } from './entryTimes.ts';
import type { Activity } from './entryTimes.ts';
import type { PricesOfDay } from './pricesOfDay.ts';
import { pricesAmong } from './pricesOfDay.ts';
import type { OpeningBlock } from './openingBlocks.ts';

/** `lastDate` inclusive, `priceAt` of an arrival in cents per person. `freeAt` takes a bucket 0..95, own places free. */
export type DayQuestion = {
  date: LocalDate;
  now: { today: LocalDate; minute: MinuteOfDay };
  lastDate: LocalDate;
  activity: Activity;
  blocks: readonly OpeningBlock[];
  freeAt: (bucket: number) => number;
  persons: number;
  priceAt: (arrival: MinuteOfDay) => Cents;
};

export type UnavailableReason = 'past' | 'notice' | 'beyond_horizon' | 'closed' | 'full';

export type DayAvailability =
  | { available: true; prices: PricesOfDay }
  | { available: false; reason: UnavailableReason };

export function dayAvailability(question: DayQuestion): DayAvailability {
  const { date, now, lastDate, activity, blocks, freeAt, persons, priceAt } = question;
  const outside = outsideHorizon(date, { today: now.today, lastDate });
  if (outside) return { available: false, reason: outside };

  const earliest = earliestMinute(date, now);
  const times = entryTimes({ activity, blocks, persons, freeAt, earliestMinute: earliest });
  if (times.length > 0) return { available: true, prices: pricesAmong(times.map(({ arrival }) => priceAt(arrival))) };
  const empty = { activity, blocks, persons, freeAt: () => persons };
  if (entryTimes({ ...empty, earliestMinute: 0 }).length === 0) return { available: false, reason: 'closed' };
  return {
    available: false,
    reason: entryTimes({ ...empty, earliestMinute: earliest }).length === 0 ? 'past' : 'full',
  };
}

/** Null for a day that visitors may book; `lastDate` is the last of them. */
export function outsideHorizon(
  date: LocalDate,
  { today, lastDate }: { today: LocalDate; lastDate: LocalDate },
): 'past' | 'beyond_horizon' | null {
  if (date < today) return 'past';
  return date > lastDate ? 'beyond_horizon' : null;
}

/** 0 on a later day, now rounded up to 5 minutes today, 1441 on a day that has passed. */
export function earliestMinute(date: LocalDate, now: { today: LocalDate; minute: MinuteOfDay }): MinuteOfDay {
  if (date > now.today) return 0;
  if (date < now.today) return 1441;
  return Math.ceil(now.minute / gridMinutes) * gridMinutes;
}

export type BookingCap = { count: number; unit: string };

export function lastBookableDate(today: LocalDate, cap: BookingCap): LocalDate {
  return addDays(today, cap.unit === 'week' ? cap.count * 7 : cap.count);
}
