import { daysInMonth, type LocalDate } from './localDate.ts';

/** A month, 'yyyy-MM'. Text order is calendar order. */
export type YearMonth = string;

/** The month a day lies in. */
export function monthOf(date: LocalDate): YearMonth {
  return date.slice(0, 7);
}

/** The month `months` later; negative goes back. */
export function addMonths(month: YearMonth, months: number): YearMonth {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  const year = Math.floor(total / 12);
  return `${String(year).padStart(4, '0')}-${String(total - year * 12 + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: YearMonth): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: YearMonth): LocalDate {
  return `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}`;
}
