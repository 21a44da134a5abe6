import type { FieldError } from '../../values/fieldErrors.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { formatTime, parseTime } from '../../values/timeOfDay.ts';
import { bucketMinutes } from '../stay/entryTimes.ts';
import { periodErrors } from './rosterForms.ts';
import type { TimeBlock } from './rosterForms.ts';

/** Weekdays 1 (Monday) to 7. */
export type PoolHoursForm = TimeBlock & { weekdays: readonly number[]; capacity: number };

/** `too_few`: no weekday. `off_quarter`: not on a quarter of an hour. `overlaps`: shares time with an earlier one. */
export function poolHoursErrors(hours: readonly PoolHoursForm[], pointer: string): FieldError[] {
  const spans = hours.map(({ weekdays, ...block }) => ({ weekdays, ...minutesOf(block) }));
  return spans.flatMap((span, index): FieldError[] => {
    const at = `${pointer}/${index}`;
    if (span.weekdays.length === 0) return [{ pointer: `${at}/weekdays`, code: 'too_few' }];
    const errors = quarterErrors(hours[index]!, at);
    if (errors.length > 0) return errors;
    const overlaps = spans
      .slice(0, index)
      .some(
        (other) =>
          other.from < span.to && span.from < other.to && other.weekdays.some((day) => span.weekdays.includes(day)),
      );
    return overlaps ? [{ pointer: at, code: 'overlaps' }] : [];
  });
}

export type PoolExceptionDays = { fromDate: LocalDate; toDate: LocalDate; block?: TimeBlock | null | undefined };

/** Without a block: the whole day. Codes: those of `periodErrors`, `off_quarter`, `times_reversed`. */
export const poolExceptionErrors = ({ block, ...days }: PoolExceptionDays): FieldError[] => [
  ...periodErrors(days),
  ...(block ? quarterErrors(block, '/block') : []),
];

/** The quarters of an hour that the block touches. */
export function onQuarters(block: TimeBlock): TimeBlock {
  const { from, to } = minutesOf(block);
  return {
    from: formatTime(Math.floor(from / bucketMinutes) * bucketMinutes),
    to: formatTime(Math.ceil(to / bucketMinutes) * bucketMinutes),
  };
}

const minutesOf = ({ from, to }: TimeBlock) => ({ from: parseTime(from) ?? 0, to: parseTime(to) ?? 0 });

function quarterErrors(block: TimeBlock, at: string): FieldError[] {
  const { from, to } = minutesOf(block);
  if (from % bucketMinutes !== 0) return [{ pointer: `${at}/from`, code: 'off_quarter' }];
  if (to % bucketMinutes !== 0) return [{ pointer: `${at}/to`, code: 'off_quarter' }];
  return from >= to ? [{ pointer: `${at}/to`, code: 'times_reversed' }] : [];
}
