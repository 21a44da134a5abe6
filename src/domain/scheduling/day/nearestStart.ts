import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { isBookable } from '../solver/bookableStarts.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { startsFor } from './startsFor.ts';

/**
 * The start nearest to what is preferred at which a wish can be booked beside what is kept: that very one, else the
 * nearest that is offered, the earliest of equals or without a preference. Null when there is none. Throws
 * `PlanTooLarge`.
 */
export function nearestStart(day: Day, kept: readonly KeptBooking[], wish: Wish): MinuteOfDay | null {
  const { preferred } = wish;
  if (preferred !== null && isBookable(dayInput(day, kept, [{ ...wish, isFixed: true }]).input, wish.id))
    return preferred;
  const distance = (start: MinuteOfDay): number => (preferred === null ? 0 : Math.abs(start - preferred));
  const [nearest] = startsFor(day, kept, wish).toSorted((a, b) => distance(a) - distance(b) || a - b);
  return nearest ?? null;
}
