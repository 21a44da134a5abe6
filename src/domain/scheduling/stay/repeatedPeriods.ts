import { addDays, addMonths, daysBetween, isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { FieldError } from '../../values/fieldErrors.ts';

/** Both days inclusive. */
type Period = { fromDate: LocalDate; toDate: LocalDate };

/** The last repetition begins on `until` or before. */
export type Repetition = { every: 'week' | 'year'; until: LocalDate };

export const maxRepetitions = 60;

/** The period and its repetitions. 29 February is 28 February in other years. */
export function repeatedPeriods(period: Period, repeat: Repetition | undefined): Period[] {
  const periods = [period];
  for (let count = 1; repeat && periods.length <= maxRepetitions; count += 1) {
    const fromDate = laterBy(period.fromDate, repeat.every, count);
    if (fromDate > repeat.until) break;
    periods.push({ fromDate, toDate: addDays(fromDate, daysBetween(period.fromDate, period.toDate)) });
  }
  return periods;
}

const laterBy = (date: LocalDate, every: Repetition['every'], count: number): LocalDate =>
  every === 'week' ? addDays(date, 7 * count) : addMonths(date, 12 * count);

/** Codes: `date_invalid`, `dates_reversed`, `too_many`, and `overlaps` for a period as long as its step. */
export function repetitionErrors(period: Period, repeat: Repetition | undefined): FieldError[] {
  if (!repeat) return [];
  const pointer = '/repeat/until';
  if (!isLocalDate(repeat.until)) return [{ pointer, code: 'date_invalid' }];
  if (repeat.until < period.fromDate) return [{ pointer, code: 'dates_reversed' }];
  if (period.toDate >= laterBy(period.fromDate, repeat.every, 1)) return [{ pointer: '/toDate', code: 'overlaps' }];
  return repeatedPeriods(period, repeat).length > maxRepetitions ? [{ pointer, code: 'too_many' }] : [];
}
