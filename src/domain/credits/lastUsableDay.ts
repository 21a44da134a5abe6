import { addDays, dayOfMonth, daysInMonth } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';

const usualYears = 3;

/**
 * The last day a card of today can be used: so many days from today, or three years when the product says nothing; of 29
 * February the 28th. Throws RangeError on a text that is no date.
 */
export function lastUsableDay(today: LocalDate, usableDays: number | null): LocalDate {
  if (usableDays !== null) return addDays(today, usableDays);
  const year = Number(today.slice(0, 4)) + usualYears;
  const day = Math.min(dayOfMonth(today), daysInMonth(year, Number(today.slice(5, 7))));
  return `${year}${today.slice(4, 8)}${String(day).padStart(2, '0')}`;
}
