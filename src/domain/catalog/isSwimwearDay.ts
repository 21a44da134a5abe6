import type { FieldError } from '../values/fieldErrors.ts';
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

const lastDay = { weekly: 7, monthly: 31, firstTuesday: 0 } satisfies Record<SwimwearSchedule['type'], number>;

/** No days means no swimwear days. Codes: `too_large`, `duplicate`, and `not_allowed` where there are no days to name. */
export function swimwearErrors({ type, days = [] }: SwimwearSchedule): FieldError[] {
  return days.flatMap((day, index): FieldError[] => {
    const pointer = `/days/${index}`;
    if (type === 'firstTuesday') return [{ pointer, code: 'not_allowed' }];
    if (day > lastDay[type]) return [{ pointer, code: 'too_large' }];
    return days.indexOf(day) < index ? [{ pointer, code: 'duplicate' }] : [];
  });
}
