import type { Cents } from '../../values/cents.ts';
import type { FieldError } from '../../values/fieldErrors.ts';
import { fieldErrorsUnder } from '../../values/fieldErrors.ts';
import { datesBetween, daysBetween, isLocalDate, weekdayOf } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { parseTime } from '../../values/timeOfDay.ts';

export type PriceRuleForm = {
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  weekdays: readonly number[] | null;
  /** 'HH:mm', half-open. */
  fromTime?: string | null;
  toTime?: string | null;
  price: Cents;
  priority: number;
};

/** The most an amount of the catalogue can be: a hundred thousand euros. */
export const highestPrice: Cents = 10_000_000;

export function priceErrors(price: Cents, pointer = '/price'): FieldError[] {
  if (price < 0) return [{ pointer, code: 'too_small' }];
  return price > highestPrice ? [{ pointer, code: 'too_large' }] : [];
}

/**
 * Rules may overlap: priority decides. Codes: those of days and times, `dates_reversed`, `never_holds`, `too_small`; without
 * `hasStart` also `no_start`.
 */
export const priceRuleErrors = (rules: readonly PriceRuleForm[], { hasStart = true } = {}): FieldError[] =>
  rules.flatMap((rule, index) =>
    fieldErrorsUnder(`/priceRules/${index}`, [...dayErrors(rule), ...timeErrors(rule, hasStart)]),
  );

/** Codes: `no_start`, `required` for one without the other, `times_empty` for no length. */
function timeErrors({ fromTime, toTime }: PriceRuleForm, hasStart: boolean): FieldError[] {
  if (!fromTime && !toTime) return [];
  if (!hasStart) return [{ pointer: '/fromTime', code: 'no_start' }];
  if (!fromTime) return [{ pointer: '/fromTime', code: 'required' }];
  if (!toTime) return [{ pointer: '/toTime', code: 'required' }];
  const [from, to] = [parseTime(fromTime) ?? 0, parseTime(toTime) ?? 0];
  return from < to ? [] : [{ pointer: '/toTime', code: 'times_empty' }];
}

function dayErrors({ fromDate, toDate, weekdays, price }: PriceRuleForm): FieldError[] {
  const wrongDates = [
    ...(fromDate === null || isLocalDate(fromDate) ? [] : [{ pointer: '/fromDate', code: 'date_invalid' }]),
    ...(toDate === null || isLocalDate(toDate) ? [] : [{ pointer: '/toDate', code: 'date_invalid' }]),
  ];
  const errors = [...wrongDates, ...weekdayErrors(weekdays), ...priceErrors(price)];
  if (errors.length > 0 || fromDate === null || toDate === null) return errors;
  if (fromDate > toDate) return [{ pointer: '/toDate', code: 'dates_reversed' }];
  return weekdays === null || hasWeekday(fromDate, toDate, weekdays)
    ? []
    : [{ pointer: '/weekdays', code: 'never_holds' }];
}

/** Codes: `too_few`, `duplicate`. */
export function weekdayErrors(weekdays: readonly number[] | null): FieldError[] {
  if (weekdays === null) return [];
  if (weekdays.length === 0) return [{ pointer: '/weekdays', code: 'too_few' }];
  return new Set(weekdays).size < weekdays.length ? [{ pointer: '/weekdays', code: 'duplicate' }] : [];
}

function hasWeekday(fromDate: LocalDate, toDate: LocalDate, weekdays: readonly number[]): boolean {
  const isWholeWeek = daysBetween(fromDate, toDate) >= 6;
  return isWholeWeek || datesBetween(fromDate, toDate).some((date) => weekdays.includes(weekdayOf(date)));
}
