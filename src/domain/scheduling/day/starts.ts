import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { bookableStarts, isBookable } from '../solver/bookableStarts.ts';
import type { GroupInput } from '../solver/groupInput.ts';
import type { BookableProduct, Day, ExistingBooking, BookingRequest } from './day.ts';
import { dayInput } from './dayInput.ts';
import { allFit } from './dayPlan.ts';

/** Minutes between the starts a visitor is offered; a finer step only when a coarser one leaves nothing. */
const steps = [30, 15, 5];

/**
 * The starts at which a wish can be booked beside what is kept, rising: what is offered can be booked, and when any
 * start can be booked something is offered. Of an arrangement it is the start of its first product with a time, of an
 * entry alone its arrival; empty for a wish with neither. Throws `PlanTooLarge`.
 */
export function startsFor(day: Day, kept: readonly ExistingBooking[], wish: BookingRequest): MinuteOfDay[] {
  const { input, units } = dayInput(day, kept, [{ ...wish, preferred: null, isFixed: false }]);
  const first = units.get(wish.id)?.unit.items[0];
  const guest = input.guests.find(({ id }) => id === first?.guests[0]);
  if (!first || !guest || !isBookable(input, wish.id)) return [];
  const canStart = units.get(wish.id)?.unit.items.length === 1 ? amongStarts(input, wish) : tried(day, kept, wish);
  const grid = first.starts?.toSorted((a, b) => a - b) ?? gridBetween(guest.from, guest.to - first.duration);
  if (hasSessions(wish)) return grid.filter(canStart);
  for (const step of steps) {
    const found = grid.filter((start) => start % step === 0 && canStart(start));
    if (found.length > 0) return found;
  }
  return [];
}

type CanStart = (start: MinuteOfDay) => boolean;

/** Of a single item all starts are found at once. */
function amongStarts(input: GroupInput, { id }: BookingRequest): CanStart {
  const starts = new Set(bookableStarts(input, id).map(({ start }) => start));
  return (start) => starts.has(start);
}

const tried =
  (day: Day, kept: readonly ExistingBooking[], wish: BookingRequest): CanStart =>
  (preferred) =>
    isBookable(dayInput(day, kept, [{ ...wish, preferred, isFixed: true }]).input, wish.id);

/** Whether the first product with a time, or the entry, starts at fixed times only. */
function hasSessions({ products }: BookingRequest): boolean {
  const first = products.find(({ planning }) => planning !== null);
  return !first?.planning || (first.planning.pool?.starts.length ?? 0) > 0;
}

function gridBetween(from: MinuteOfDay, to: MinuteOfDay): MinuteOfDay[] {
  const first = Math.ceil(from / 5) * 5;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / 5) + 1) }, (_, index) => first + index * 5);
}

/**
 * The start nearest to what is preferred at which a wish can be booked beside what is kept: that very one, else the
 * nearest that is offered, the earliest of equals or without a preference. Null when there is none. Throws
 * `PlanTooLarge`.
 */
export function nearestStart(day: Day, kept: readonly ExistingBooking[], wish: BookingRequest): MinuteOfDay | null {
  const { preferred } = wish;
  if (preferred !== null && isBookable(dayInput(day, kept, [{ ...wish, isFixed: true }]).input, wish.id))
    return preferred;
  const distance = (start: MinuteOfDay): number => (preferred === null ? 0 : Math.abs(start - preferred));
  const [nearest] = startsFor(day, kept, wish).toSorted((a, b) => distance(a) - distance(b) || a - b);
  return nearest ?? null;
}

/**
 * The starts, as `startsFor` offers them, that wishes for the same thing can all have at once beside what is kept, rising.
 * Throws `PlanTooLarge`.
 */
export function commonStarts(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
): MinuteOfDay[] {
  const [wish] = wishes;
  if (!wish || wishes.length === 1) return wish ? startsFor(day, kept, wish) : [];
  const first = wish.products.find(({ planning }) => planning !== null);
  if (!first) return allFit(day, kept, wishes) ? startsFor(day, kept, wish) : [];
  const guests = wishes.flatMap((one) => one.guests);
  const asOne = { ...wish, guests, products: [forAll(first, wishes.length)] };
  const starts = startsFor(day, kept, asOne);
  if (wish.products.length === 1 && !first.stay) return starts;
  return starts.filter((preferred) =>
    allFit(
      day,
      kept,
      wishes.map((one) => ({ ...one, preferred, isFixed: true })),
    ),
  );
}

/** What takes as much as so many of a product at once: a single thing, so that its starts are found without a search. */
function forAll(product: BookableProduct, times: number): BookableProduct {
  const { planning } = product;
  if (!planning) return product;
  const needs = planning.needs.map((need) => ({ ...need, count: need.count * times }));
  const pool = planning.pool && { ...planning.pool, units: planning.pool.units * times };
  return { ...product, stay: null, planning: { ...planning, guests: planning.guests * times, needs, pool } };
}
