import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { getISODay } from 'date-fns/getISODay';

/** A day of the venue's calendar, 'yyyy-MM-dd', years 1583–9999. Text order is calendar order. */
export type LocalDate = string;

/** 1 = Monday … 7 = Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text names a day that exists ('2026-02-29' does not). Never throws. */
export function isLocalDate(text: string): boolean {
  return datePattern.test(text) && text >= '1583' && new UTCDateMini(text).getDate() === dayOfMonth(text);
}

/** Midnight UTC, because UTC knows no clock change. Throws RangeError on a text that is no date. */
export function utcDateOf(date: LocalDate): Date {
  if (!isLocalDate(date)) throw new RangeError(`not a date: ${date}`);
  return new UTCDateMini(date);
}

/** The day in UTC, of milliseconds since 1970 or of a Date. */
export function localDateOf(instant: number | Date): LocalDate {
  return new UTCDateMini(Number(instant)).toISOString().slice(0, 10);
}

/** The day `days` later; negative goes back. Throws RangeError on a text that is no date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOf(addDaysTo(utcDateOf(date), days));
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return localDateOf(addMonthsTo(utcDateOf(date), months));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Clock changes play no part. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  // 1.0 µs instead of the 4.1 µs of differenceInCalendarDays; asked for every resource of every day.
  return (utcDateOf(to).getTime() - utcDateOf(from).getTime()) / millisecondsInDay;
}

/** Every day from `from` up to and including `to`; empty when `to` is earlier. */
export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Weekday, 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: LocalDate): Weekday {
  return getISODay(utcDateOf(date)) as Weekday;
}

/** Day of the month, 1..31. */
export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}
