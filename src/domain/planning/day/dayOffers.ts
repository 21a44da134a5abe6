import { isBookable } from '../group/bookableStarts.ts';
import { planGroup } from '../group/planGroup.ts';
import type { BookableProduct, Day, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { isPlanned } from './unitOf.ts';

/** What is sold: the products that are always in it, and per choice the alternatives. */
export type Offer = { included: readonly BookableProduct[]; choices: readonly (readonly BookableProduct[])[] };

/** Work to find out whether everybody fits; the first plan nearly always tells. */
const fitBudget = 400_000;
const mostCombinations = 24;

/**
 * Whether every guest of the group can have one of the offers on this day: the same one, at whatever time each. A day
 * that is offered has a time for everybody. Throws RangeError like `planGroup`.
 */
export function dayOffers(day: Day, offers: readonly Offer[]): boolean {
  if (day.blocks.length === 0) return false;
  return offers.some((offer) => combinations(offer).some((products) => everybodyFits(day, products)));
}

function everybodyFits(day: Day, products: readonly BookableProduct[]): boolean {
  if (!products.some(isPlanned)) return true;
  const together = Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));
  if (day.personCount % together !== 0) return false;
  const wishes = Array.from({ length: day.personCount / together }, (_, index): Wish => {
    const guests = Array.from({ length: together }, (__, guest) => index * together + guest + 1);
    return { id: `${index + 1}`, guests, products, preferred: null, isFixed: false };
  });
  if (!isBookable(dayInput(day, [], wishes.slice(0, 1)).input, '1')) return false;
  if (wishes.length === 1) return true;
  return planGroup(dayInput(day, [], wishes).input, fitBudget, ['refused']).refused.length === 0;
}

/** Every way to choose one alternative of each choice, at most two dozen. */
function combinations({ included, choices }: Offer): BookableProduct[][] {
  return choices.reduce<BookableProduct[][]>(
    (lists, alternatives) =>
      lists.flatMap((list) => alternatives.map((product) => [...list, product])).slice(0, mostCombinations),
    [[...included]],
  );
}
