import type { DateReason } from '#contract/names.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { addDays, weekdayOf } from '../../values/localDate.ts';
import { monthOf } from '../../values/yearMonth.ts';
import type { YearMonth } from '../../values/yearMonth.ts';

export type CalendarFacts = {
  today: LocalDate;
  shown: YearMonth;
  lastDate: LocalDate | null;
  schedule: Readonly<Record<LocalDate, unknown>> | null;
};

export function isDayAvailable(date: LocalDate, facts: CalendarFacts): boolean {
  if (date < facts.today) return false;
  if (facts.schedule) return Object.hasOwn(facts.schedule, date);
  return monthOf(date) === facts.shown && facts.lastDate !== null && date <= facts.lastDate;
}

/** The last day of the weeks of a month that are over; null without one. Weeks begin on Monday. */
export function lastPastWeek(shown: YearMonth, today: LocalDate): LocalDate | null {
  const sunday = addDays(today, -weekdayOf(today));
  return monthOf(today) === shown && monthOf(sunday) === shown ? sunday : null;
}

export function canGoBack(shown: YearMonth, today: LocalDate): boolean {
  return shown > monthOf(today);
}

export function canGoForward(shown: YearMonth, lastDate: LocalDate | null): boolean {
  return lastDate !== null && shown < monthOf(lastDate);
}

/** `unknown`: it can be chosen, but nothing is promised until the schedule is there. */
export type DayKind = 'free' | 'unknown' | 'full' | 'past' | 'closed';

export type ScheduleFacts = CalendarFacts & { reasons: Readonly<Record<LocalDate, DateReason>> };

export function dayKind(date: LocalDate, facts: ScheduleFacts): DayKind {
  if (isDayAvailable(date, facts)) return facts.schedule ? 'free' : 'unknown';
  if (date < facts.today) return 'past';
  const reason = facts.reasons[date];
  return reason === 'full' || reason === 'past' ? reason : 'closed';
}
