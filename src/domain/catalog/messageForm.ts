import type { FieldError } from '../values/fieldErrors.ts';
import { isLocalDate } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';

/** `weekdays`: 1 (Monday) to 7; null: every day. */
export type MessageDays = { fromDate: LocalDate; toDate: LocalDate; weekdays: readonly number[] | null };

/** Codes: `date_invalid`, `dates_reversed`, `too_few`, `duplicate`. */
export function messageDayErrors({ fromDate, toDate, weekdays }: MessageDays): FieldError[] {
  if (!isLocalDate(fromDate)) return [{ pointer: '/fromDate', code: 'date_invalid' }];
  if (!isLocalDate(toDate)) return [{ pointer: '/toDate', code: 'date_invalid' }];
  return [
    ...(fromDate > toDate ? [{ pointer: '/toDate', code: 'dates_reversed' }] : []),
    ...(weekdays?.length === 0 ? [{ pointer: '/weekdays', code: 'too_few' }] : []),
    ...(new Set(weekdays).size < (weekdays?.length ?? 0) ? [{ pointer: '/weekdays', code: 'duplicate' }] : []),
  ];
}
