import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

const gridMinutes = 5;

/**
 * The first minute of a day at which a guest can still arrive: 0 on a later day, now rounded up to 5 minutes today,
 * and 1441 (never) on a day that has passed. `now` is the venue's clock.
 */
export function earliestMinute(date: LocalDate, now: { today: LocalDate; minute: MinuteOfDay }): MinuteOfDay {
  if (date > now.today) return 0;
  if (date < now.today) return 1441;
  return Math.ceil(now.minute / gridMinutes) * gridMinutes;
}
