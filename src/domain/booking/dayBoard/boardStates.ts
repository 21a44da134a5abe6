import type { BoardBlock } from '#contract/names.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import { latenessOf } from '../lateness.ts';
import type { BoardDay, BoardReservation } from './boardDay.ts';

type Clock = Pick<BoardDay, 'date' | 'now'>;
type Today = Pick<BoardDay, 'date' | 'now' | 'lateMinutes'>;

export function itemState(
  { state, expectedMinute }: Pick<BoardReservation, 'state' | 'expectedMinute'>,
  { from, to }: Span,
  day: Today,
): BoardBlock['state'] {
  if (state === 'no_show') return 'no_show';
  if (state === 'completed') return 'done';
  const minute = minuteOn(day);
  const late = latenessOf({ booked: from, expected: expectedMinute }, day);
  if (state === 'confirmed') return late > 0 ? 'late' : 'expected';
  if (state !== 'checked_in') return null;
  if (minute < from) return 'arrived';
  return minute < to ? 'busy' : 'done';
}

/** Of many guests, so by the clock alone. */
export function sessionState({ from, to }: Span, day: Clock): BoardBlock['state'] {
  const minute = minuteOn(day);
  if (minute < from) return 'expected';
  return minute < to ? 'busy' : 'done';
}

function minuteOn({ date, now }: Clock): number {
  if (date === now.today) return now.minute;
  return date < now.today ? Infinity : -Infinity;
}
