import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { getISODay } from 'date-fns/getISODay';

/** 'yyyy-MM-dd', years 1583–9999; what people send, years 1900–2999. Text order is calendar order. */
export type LocalDate = string;

/** 1 (Monday) to 7, ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether anybody may send it: far enough from both ends to count days and months from it. */
export const isLocalDate = (text: string): boolean => text >= '1900' && text < '3000' && calendarDate(text) !== null;

function calendarDate(text: string): Date | null {
  if (!datePattern.test(text) || text < '1583') return null;
  const date = new UTCDateMini(text);
  return date.getDate() === dayOfMonth(text) ? date : null;
}

/** Midnight UTC, because UTC has no clock changes. Throws RangeError on an invalid date. */
export function utcDateOf(date: LocalDate): Date {
  const utcDate = calendarDate(date);
  if (utcDate === null) throw new RangeError(`not a date: ${date}`);
  return utcDate;
}

/** Milliseconds since 1970 or a Date, in UTC. */
export function localDateOf(instant: number | Date): LocalDate {
  return new UTCDateMini(Number(instant)).toISOString().slice(0, 10);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOf(addDaysTo(utcDateOf(date), days));
}

export function addMonths(date: LocalDate, months: number): LocalDate {
  return localDateOf(addMonthsTo(utcDateOf(date), months));
}

/** Negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  // 1.0 µs instead of the 4.1 µs of differenceInCalendarDays; called for every resource of every day.
  return (utcDateOf(to).getTime() - utcDateOf(from).getTime()) / millisecondsInDay;
}

export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

export function weekdayOf(date: LocalDate): Weekday {
  return getISODay(utcDateOf(date)) as Weekday;
}

export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}
