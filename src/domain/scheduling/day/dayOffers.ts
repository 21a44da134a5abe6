import { isBookable } from '../solver/bookableStarts.ts';
import { allFit, fitBudget } from './allFit.ts';
import type { Work } from '../solver/problem/work.ts';
import type { BookableProduct, Day, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { mostServed } from './mostServed.ts';
import { isPlanned } from './unitOf.ts';

/** What is sold: the products that are always in it, and per choice the alternatives. */
export type Offer = { included: readonly BookableProduct[]; choices: readonly (readonly BookableProduct[])[] };

const mostCombinations = 24;
/** Work for a day on which one thing after the other does not fit. */
const dayBudget = 3 * fitBudget;

/**
 * Whether every guest of the group can have one of the offers on this day: the same one, at whatever time each. A day
 * that is offered has a time for everybody. What there is most of is tried first. Throws `PlanTooLarge`.
 */
export function dayOffers(day: Day, offers: readonly Offer[]): boolean {
  if (day.blocks.length === 0) return false;
  const most = new Map<BookableProduct, number>();
  const mostOf = (product: BookableProduct): number => {
    const known = most.get(product) ?? mostServed(day, product);
    most.set(product, known);
    return known;
  };
  const work = { used: 0, limit: dayBudget };
  const choices = offers.flatMap(combinations);
  if (choices.length === 1 && day.personCount === 1) return everybodyFits(day, choices[0]!, work);
  return choices
    .map((products) => ({ products, most: Math.min(...products.map(mostOf)) }))
    .toSorted((a, b) => Number(b.most > a.most) - Number(a.most > b.most))
    .some(({ products, most }) => most >= day.personCount / atOnce(products) && everybodyFits(day, products, work));
}

/** How many guests take part in it together. */
const atOnce = (products: readonly BookableProduct[]): number =>
  Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));

function everybodyFits(day: Day, products: readonly BookableProduct[], work: Work): boolean {
  if (!products.some(isPlanned)) return true;
  const together = atOnce(products);
  if (day.personCount % together !== 0) return false;
  const wishes = Array.from({ length: day.personCount / together }, (_, index): Wish => {
    const guests = Array.from({ length: together }, (__, guest) => index * together + guest + 1);
    return { id: `${index + 1}`, guests, products, preferred: null, isFixed: false };
  });
  if (!isBookable(dayInput(day, [], wishes.slice(0, 1)).input, '1')) return false;
  return wishes.length === 1 || allFit(day, [], wishes, work);
}

/** Every way to choose one alternative of each choice, at most two dozen. */
function combinations({ included, choices }: Offer): BookableProduct[][] {
  return choices.reduce<BookableProduct[][]>(
    (lists, alternatives) =>
      lists.flatMap((list) => alternatives.map((product) => [...list, product])).slice(0, mostCombinations),
    [[...included]],
  );
}
