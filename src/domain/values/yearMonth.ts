import { addMonths as addMonthsTo, addDays, type LocalDate } from './localDate.ts';

/** A month, 'yyyy-MM'. Text order is calendar order. */
export type YearMonth = string;

/** The month a day lies in. */
export function monthOf(date: LocalDate): YearMonth {
  return date.slice(0, 7);
}

/** The month `months` later; negative goes back. */
export function addMonths(month: YearMonth, months: number): YearMonth {
  return monthOf(addMonthsTo(firstDayOf(month), months));
}

export function firstDayOf(month: YearMonth): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: YearMonth): LocalDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}
