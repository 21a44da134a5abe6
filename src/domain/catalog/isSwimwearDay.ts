import { dayOfMonth, weekdayOf, type LocalDate } from '../values/localDate.ts';

/** `weekly`: weekdays 1 (Monday) to 7; `monthly`: days 1 to 31; `firstTuesday`: no days. Specification §9. */
export type SwimwearSchedule = { type: 'weekly' | 'monthly' | 'firstTuesday'; days?: readonly number[] };

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
