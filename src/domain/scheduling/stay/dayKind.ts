import type { DateReason, Schedule } from '#contract/names.ts';
import { addDays, type LocalDate } from '../../values/localDate.ts';
import { isDayAvailable, type CalendarFacts } from './isDayAvailable.ts';

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
