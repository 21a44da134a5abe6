import { addDays, addMonths } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';

/** How long a credit may be used where the venue sets nothing else. */
export const usualMonths = 36;

/**
 * Inclusive; `months` when the product says nothing, of 29 February the 28th. Throws RangeError on a malformed date.
 */
export function lastUsableDay(today: LocalDate, usableDays: number | null, months = usualMonths): LocalDate {
  return usableDays === null ? addMonths(today, months) : addDays(today, usableDays);
}
