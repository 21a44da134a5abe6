import type { FieldError } from '../../values/fieldErrors.ts';
import { parseTime } from '../../values/timeOfDay.ts';
import { bucketMinutes } from '../stay/entryTimes.ts';
import type { TimeBlock } from './rosterForms.ts';

/** Weekdays 1 (Monday) to 7. */
export type PoolHoursForm = TimeBlock & { weekdays: readonly number[]; capacity: number };

/** `too_few`: no weekday. `off_quarter`: not on a quarter of an hour. `overlaps`: shares time with an earlier one. */
export function poolHoursErrors(hours: readonly PoolHoursForm[], pointer: string): FieldError[] {
  const spans = hours.map(({ weekdays, from, to }) => ({
    weekdays,
    from: parseTime(from) ?? 0,
    to: parseTime(to) ?? 0,
  }));
  return spans.flatMap((span, index): FieldError[] => {
    const at = `${pointer}/${index}`;
    if (span.weekdays.length === 0) return [{ pointer: `${at}/weekdays`, code: 'too_few' }];
    if (span.from % bucketMinutes !== 0) return [{ pointer: `${at}/from`, code: 'off_quarter' }];
    if (span.to % bucketMinutes !== 0) return [{ pointer: `${at}/to`, code: 'off_quarter' }];
    if (span.from >= span.to) return [{ pointer: `${at}/to`, code: 'times_reversed' }];
    const overlaps = spans
      .slice(0, index)
      .some(
        (other) =>
          other.from < span.to && span.from < other.to && other.weekdays.some((day) => span.weekdays.includes(day)),
      );
    return overlaps ? [{ pointer: at, code: 'overlaps' }] : [];
  });
}
