import { dayOfMonth, weekdayOf, type LocalDate } from '../values/localDate.ts';

/** `days`: weekdays 1 = Monday … 7 = Sunday when weekly, days of the month 1..31 when monthly, unused for firstTuesday. */
export type SwimwearSchedule = { type: 'weekly' | 'monthly' | 'firstTuesday'; days?: readonly number[] };

/** Whether guests wear swimwear on this day (specification §9, 'Badkledingdag'). Never throws on a date. */
export function isSwimwearDay(schedule: SwimwearSchedule, date: LocalDate): boolean {
  switch (schedule.type) {
    case 'weekly':
      return (schedule.days ?? []).includes(weekdayOf(date));
    case 'monthly':
      return (schedule.days ?? []).includes(dayOfMonth(date));
    case 'firstTuesday':
      return weekdayOf(date) === 2 && dayOfMonth(date) <= 7;
  }
}
