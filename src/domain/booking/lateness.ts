import type { LocalDate } from '../values/localDate.ts';
import type { MinuteOfDay } from '../values/timeOfDay.ts';

/** Minutes after which who is expected is late, where a venue sets nothing. */
export const usualLateMinutes = 15;

export type LateRule = { date: LocalDate; now: { today: LocalDate; minute: MinuteOfDay }; lateMinutes: number };

/**
 * How late somebody is who is still expected, counted from the booked time or from a later one that they said; 0 until it is as
 * many minutes as the venue sets. Nobody is late on a day that has passed: who did not come is marked, or was forgotten.
 */
export function latenessOf(
  { booked, expected }: { booked: MinuteOfDay | null; expected: MinuteOfDay | null },
  { date, now, lateMinutes }: LateRule,
): number {
  if (booked === null || date !== now.today) return 0;
  const late = now.minute - Math.max(booked, expected ?? booked);
  return late >= Math.max(1, lateMinutes) ? late : 0;
}
