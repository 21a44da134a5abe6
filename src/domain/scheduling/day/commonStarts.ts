import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { allFit } from './allFit.ts';
import type { BookableProduct, Day, KeptBooking, Wish } from './day.types.ts';
import { startsFor } from './startsFor.ts';

/**
 * The starts, as `startsFor` offers them, that wishes for the same thing can all have at once beside what is kept, rising.
 * Throws `PlanTooLarge`.
 */
export function commonStarts(day: Day, kept: readonly KeptBooking[], wishes: readonly Wish[]): MinuteOfDay[] {
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
