import type { LocalDate } from '../../values/localDate.ts';
import { monthOf, type YearMonth } from '../../values/yearMonth.ts';

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
