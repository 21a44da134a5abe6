import type { DateReason, Schedule } from '#contract/names.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { addDays } from '../../values/localDate.ts';
import { monthOf } from '../../values/yearMonth.ts';
import type { YearMonth } from '../../values/yearMonth.ts';

export type CalendarFacts = {
  today: LocalDate;
  shown: YearMonth;
  /** The last day that can be booked, inclusive; null when unknown. */
  lastDate: LocalDate | null;
  /** The days the schedule offers; null while no schedule is loaded. */
  schedule: Readonly<Record<LocalDate, unknown>> | null;
};

/**
 * Whether a calendar day can be chosen (specification §4, Calendar): today or later and in the schedule; without
 * a schedule, today or later, in the month shown and not after the last bookable day. Never throws.
 */
export function isDayAvailable(date: LocalDate, facts: CalendarFacts): boolean {
  if (date < facts.today) return false;
  if (facts.schedule) return Object.hasOwn(facts.schedule, date);
  return monthOf(date) === facts.shown && facts.lastDate !== null && date <= facts.lastDate;
}

/** Back is closed at or before the current month (specification §4, Calendar). */
export function canGoBack(shown: YearMonth, today: LocalDate): boolean {
  return shown > monthOf(today);
}

/** Forward is closed from the month of the last bookable day on, and while that day is unknown (null). */
export function canGoForward(shown: YearMonth, lastDate: LocalDate | null): boolean {
  return lastDate !== null && shown < monthOf(lastDate);
}

export type DayKind = 'free' | 'full' | 'past' | 'closed';

export type ScheduleFacts = CalendarFacts & { reasons: Readonly<Record<LocalDate, DateReason>> };

/** How a calendar draws a day: bookable, or why it is not. A day without a reason is not open. */
export function dayKind(date: LocalDate, facts: ScheduleFacts): DayKind {
  if (isDayAvailable(date, facts)) return 'free';
  if (date < facts.today) return 'past';
  const reason = facts.reasons[date];
  return reason === 'full' || reason === 'past' ? reason : 'closed';
}

/** The bookable days after a day, nearest first, at most `count`. */
export function daysAfter(date: LocalDate, schedule: Schedule, count: number): LocalDate[] {
  return Object.keys(schedule)
    .filter((day) => day > date)
    .toSorted()
    .slice(0, count);
}

/** The stretch in which other days are looked for; null when the horizon is reached. */
export function searchRange(date: LocalDate, lastDate: LocalDate): { from: LocalDate; to: LocalDate } | null {
  const from = addDays(date, 1);
  const far = addDays(date, 35);
  const to = far < lastDate ? far : lastDate;
  return from <= to ? { from, to } : null;
}
