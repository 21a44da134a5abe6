import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { isBookable } from '../group/bookableStarts.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';

/** Minutes between the starts a visitor is offered; a finer step only when a coarser one leaves nothing. */
const steps = [30, 15, 5];

/**
 * The starts at which a wish can be booked beside what is kept, rising: what is offered can be booked, and when any
 * start can be booked something is offered. Of an arrangement it is the start of its first product with a time. Empty
 * for a wish without one. Throws RangeError like `planGroup`.
 */
export function startsFor(day: Day, kept: readonly KeptBooking[], wish: Wish): MinuteOfDay[] {
  for (const grid of grids(day, kept, wish)) {
    const found = grid.filter((start) => canStart(day, kept, { ...wish, preferred: start }));
    if (found.length > 0) return found;
  }
  return [];
}

/** The one of `startsFor` that is nearest to what is preferred, the earliest of equals or without a preference; else null. */
export function nearestStart(day: Day, kept: readonly KeptBooking[], wish: Wish): MinuteOfDay | null {
  const { preferred } = wish;
  const distance = (start: MinuteOfDay): number => (preferred === null ? 0 : Math.abs(start - preferred));
  for (const grid of grids(day, kept, wish)) {
    const inOrder = grid.toSorted((a, b) => distance(a) - distance(b) || a - b);
    const found = inOrder.find((start) => canStart(day, kept, { ...wish, preferred: start }));
    if (found !== undefined) return found;
  }
  return null;
}

const canStart = (day: Day, kept: readonly KeptBooking[], wish: Wish): boolean =>
  isBookable(dayInput(day, kept, [{ ...wish, isFixed: true }]).input, wish.id);

/** The starts to try, coarse before fine; none when the wish does not fit the day at all. */
function grids(day: Day, kept: readonly KeptBooking[], wish: Wish): MinuteOfDay[][] {
  const { input, units } = dayInput(day, kept, [{ ...wish, preferred: null, isFixed: false }]);
  const first = units.get(wish.id)?.unit.items[0];
  const guest = input.guests.find(({ id }) => id === first?.guests[0]);
  if (!first || !guest || !isBookable(input, wish.id)) return [];
  if (first.starts) return [first.starts.toSorted((a, b) => a - b)];
  return steps.map((step) => {
    const from = Math.ceil(guest.from / step) * step;
    const count = Math.max(0, Math.floor((guest.to - first.duration - from) / step) + 1);
    return Array.from({ length: count }, (_, index) => from + index * step);
  });
}
