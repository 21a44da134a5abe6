import { addDays, addMonths } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';

const usualMonths = 36;

/**
 * The last day a card of today can be used: so many days from today, or three years when the product says nothing; of 29
 * February the 28th. Throws RangeError on a text that is no date.
 */
export function lastUsableDay(today: LocalDate, usableDays: number | null): LocalDate {
  return usableDays === null ? addMonths(today, usualMonths) : addDays(today, usableDays);
}
