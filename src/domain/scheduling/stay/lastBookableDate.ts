import { addDays, type LocalDate } from '../../values/localDate.ts';

/** How far ahead the venue takes reservations. */
export type BookingCap = { count: number; unit: string };

/** The last day that can be booked, inclusive: count × 7 days ahead for unit 'week', else count days (specification §9). */
export function lastBookableDate(today: LocalDate, cap: BookingCap): LocalDate {
  return addDays(today, cap.unit === 'week' ? cap.count * 7 : cap.count);
}
