import type { BoardBlock } from '#contract/names.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { BoardDay, BoardReservation } from './boardDay.ts';

type Today = Pick<BoardDay, 'date' | 'now'>;

/** Nobody is late on a day that has passed: who did not come is marked, or was forgotten. */
export function itemState(
  { state }: Pick<BoardReservation, 'state'>,
  { from, to }: Span,
  day: Today,
): BoardBlock['state'] {
  if (state === 'no_show') return 'no_show';
  if (state === 'completed') return 'done';
  const minute = minuteOn(day);
  if (state === 'confirmed') return day.date === day.now.today && from < minute ? 'late' : 'expected';
  if (state !== 'checked_in') return null;
  if (minute < from) return 'arrived';
  return minute < to ? 'busy' : 'done';
}

/** Of many guests, so by the clock alone. */
export function sessionState({ from, to }: Span, day: Today): BoardBlock['state'] {
  const minute = minuteOn(day);
  if (minute < from) return 'expected';
  return minute < to ? 'busy' : 'done';
}

export function minutesLate(
  { state }: Pick<BoardReservation, 'state'>,
  arrival: MinuteOfDay | null,
  { date, now }: Today,
): number {
  return state !== 'confirmed' || arrival === null || date !== now.today ? 0 : Math.max(0, now.minute - arrival);
}

function minuteOn({ date, now }: Today): number {
  if (date === now.today) return now.minute;
  return date < now.today ? Infinity : -Infinity;
}
