/** 'yyyy-MM-dd', years 1583–9999; what people send, years 1900–2999. Text order is calendar order. */
export type LocalDate = string;

/** 1 (Monday) to 7, ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const millisecondsInDay = 86_400_000;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether anybody may send it: far enough from both ends to count days and months from it. */
export const isLocalDate = (text: string): boolean => text >= '1900' && text < '3000' && isCalendarDate(text);

function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text) || text < '1583') return false;
  const [year, month, day] = partsOf(text);
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

const partsOf = (date: LocalDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  dayOfMonth(date),
];

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lastDayOf = (year: number, month: number): number => (month === 2 && isLeapYear(year) ? 29 : lengths[month - 1]!);

/** Midnight UTC, because UTC has no clock changes, in milliseconds since 1970. Throws RangeError on an invalid date. */
export const utcInstantOf = (date: LocalDate): number => dayNumberOf(date) * millisecondsInDay;

/** Milliseconds since 1970 or a Date, in UTC. */
export const localDateOf = (instant: number | Date): LocalDate =>
  dateOfDayNumber(Math.floor(Number(instant) / millisecondsInDay));

const daysInEra = 146_097;
const daysBefore1970 = 719_468;

/** Days since 1970-01-01. Years begin in March: https://howardhinnant.github.io/date_algorithms.html */
function dayNumberOf(date: LocalDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`not a date: ${date}`);
  const [calendarYear, month, day] = partsOf(date);
  const year = month > 2 ? calendarYear : calendarYear - 1;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysInEra + dayOfEra - daysBefore1970;
}

function dateOfDayNumber(dayNumber: number): LocalDate {
  const days = dayNumber + daysBefore1970;
  const era = Math.floor(days / daysInEra);
  const dayOfEra = days - era * daysInEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return textOf(year, month, day);
}

const textOf = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDayNumber(dayNumberOf(date) + days);

/** The last day of a month that is too short. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = partsOf(localDateOf(utcInstantOf(date)));
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return textOf(newYear, newMonth, Math.min(day, lastDayOf(newYear, newMonth)));
}

/** Negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumberOf(to) - dayNumberOf(from);

export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** 1970 began on a Thursday. */
export const weekdayOf = (date: LocalDate): Weekday => (((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1) as Weekday;

export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}
