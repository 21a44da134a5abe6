/** A day of the venue's calendar, 'yyyy-MM-dd', years 1583–9999. Text order is calendar order. */
export type LocalDate = string;

/** 1 = Monday … 7 = Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text names a day that exists ('2026-02-29' does not). Never throws. */
export function isLocalDate(text: string): boolean {
  const parts = datePattern.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1583 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The day `days` later; negative goes back. Throws RangeError on a text that is no date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateFromDayNumber(dayNumberOf(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Clock changes play no part. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Every day from `from` up to and including `to`; empty when `to` is earlier. */
export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const first = dayNumberOf(from);
  const count = Math.max(0, dayNumberOf(to) - first + 1);
  return Array.from({ length: count }, (_, index) => dateFromDayNumber(first + index));
}

/** Weekday, 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: LocalDate): Weekday {
  return (((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Day of the month, 1..31. */
export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

/** Number of days of a month (1..12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Days since 1970-01-01, with integer arithmetic only. Throws RangeError on a text that is no date.
 * Source: https://howardhinnant.github.io/date_algorithms.html#days_from_civil
 */
export function dayNumberOf(date: LocalDate): number {
  if (!isLocalDate(date)) throw new RangeError(`not a date: ${date}`);
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth(date) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/**
 * The day that lies so many days after 1970-01-01; the inverse of `dayNumberOf`.
 * Source: https://howardhinnant.github.io/date_algorithms.html#civil_from_days
 */
export function dateFromDayNumber(dayNumber: number): LocalDate {
  const shifted = dayNumber + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
