import type { FieldError } from './fieldErrors.ts';
import { daysBetween, isLocalDate } from './localDate.ts';
import type { LocalDate } from './localDate.ts';

/** Days of a report, both inclusive. */
export type ReportPeriod = { from: LocalDate; to: LocalDate };

export const maxReportDays = 400;

/** Codes: `date_invalid`, `dates_reversed`, `too_many`. */
export function reportPeriodErrors({ from, to }: ReportPeriod): FieldError[] {
  if (!isLocalDate(from)) return [{ pointer: '/query/from', code: 'date_invalid' }];
  if (!isLocalDate(to)) return [{ pointer: '/query/to', code: 'date_invalid' }];
  if (from > to) return [{ pointer: '/query/to', code: 'dates_reversed' }];
  return daysBetween(from, to) >= maxReportDays ? [{ pointer: '/query/to', code: 'too_many' }] : [];
}
