import { addMonths as addMonthsTo, addDays, type LocalDate } from './localDate.ts';

export type YearMonth = string;

export function monthOf(date: LocalDate): YearMonth {
  return date.slice(0, 7);
}

export function addMonths(month: YearMonth, months: number): YearMonth {
  return monthOf(addMonthsTo(firstDayOf(month), months));
}

export function firstDayOf(month: YearMonth): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: YearMonth): LocalDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}
