import type { Cents } from '../../values/cents.ts';
import type { FieldError } from '../../values/fieldErrors.ts';
import { fieldErrorsUnder } from '../../values/fieldErrors.ts';
import { datesBetween, daysBetween, isLocalDate, weekdayOf } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';

export type PriceRuleForm = {
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  weekdays: readonly number[] | null;
  price: Cents;
  priority: number;
};

/** The most an amount of the catalogue can be: a hundred thousand euros. */
export const highestPrice: Cents = 10_000_000;

export function priceErrors(price: Cents, pointer = '/price'): FieldError[] {
  if (price < 0) return [{ pointer, code: 'too_small' }];
  return price > highestPrice ? [{ pointer, code: 'too_large' }] : [];
}

/** Rules may overlap: priority decides. Codes: those of days, `dates_reversed`, `never_holds`, `too_small`. */
export const priceRuleErrors = (rules: readonly PriceRuleForm[]): FieldError[] =>
  rules.flatMap((rule, index) => fieldErrorsUnder(`/priceRules/${index}`, ruleErrors(rule)));

function ruleErrors({ fromDate, toDate, weekdays, price }: PriceRuleForm): FieldError[] {
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
