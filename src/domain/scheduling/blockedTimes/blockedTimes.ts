import type { FieldError } from '../../values/fieldErrors.ts';
import { isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { parseTime } from '../../values/timeOfDay.ts';

/** 'HH:mm', half-open. */
export type BlockedTimes = { startTime: string; endTime: string };

/** Minutes that its bounds are multiples of. */
export const blockedTimeStep = 5;

/** Codes: `date_invalid`, `past` for a day before today, `off_grid`, `times_reversed` for no length. */
export function blockedTimeErrors(
  { startTime, endTime }: BlockedTimes,
  { date, today }: { date: LocalDate; today: LocalDate },
): FieldError[] {
  const [from, to] = [parseTime(startTime) ?? 0, parseTime(endTime) ?? 0];
  if (!isLocalDate(date)) return [{ pointer: '/date', code: 'date_invalid' }];
  if (date < today) return [{ pointer: '/date', code: 'past' }];
  if (from % blockedTimeStep !== 0) return [{ pointer: '/startTime', code: 'off_grid' }];
  if (to % blockedTimeStep !== 0) return [{ pointer: '/endTime', code: 'off_grid' }];
  return from < to ? [] : [{ pointer: '/endTime', code: 'times_reversed' }];
}
