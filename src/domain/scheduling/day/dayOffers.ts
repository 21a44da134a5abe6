import { isBookable } from '../solver/bookableStarts.ts';
import type { GroupInput } from '../solver/groupInput.ts';
import { timesInTurn } from '../solver/timesInTurn.ts';
import type { BookableProduct, BookingRequest, Day } from './day.ts';
import { isPlanned } from './day.ts';
import { dayInput } from './dayInput.ts';
import { allFit, fitBudget } from './dayPlan.ts';
import { mostServed } from './mostServed.ts';

export type Offer = { included: readonly BookableProduct[]; choices: readonly (readonly BookableProduct[])[] };

/** What a guest gets of an offer, one of each choice; without what takes no time. */
export type OfferedParts = readonly BookableProduct[];

const mostCombinations = 24;

/** A search was never seen to find room for more parties than these that have none in turn. */
const fewMissing = 2;

/** Each once, of however many offers. */
export const offeredParts = (offers: readonly Offer[]): OfferedParts[] =>
  distinct(offers.flatMap(combinations), (parts) => parts.map(termsOf).join());

function combinations({ included, choices }: Offer): OfferedParts[] {
  return choices
    .map((alternatives) => distinct(alternatives, termsOf))
    .reduce<BookableProduct[][]>(
      (lists, alternatives) =>
        lists.flatMap((list) => alternatives.map((product) => [...list, product])).slice(0, mostCombinations),
      [[...included]],
    )
    .map((parts) => parts.filter(isPlanned));
}

const distinct = <T>(list: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
];

const termsOf = ({ planning, stay }: BookableProduct): string => JSON.stringify([planning, stay]);

/** Whether the whole group can have one of `offers`, the same for everybody. Throws `PlanTooLarge`. */
export function dayOffers(day: Day, offers: readonly OfferedParts[]): boolean {
  if (day.blocks.length === 0) return false;
  if (offers.some((parts) => parts.length === 0)) return true;
  const fitting = offers.filter((parts) => day.personCount % atOnce(parts) === 0);
  if (day.personCount === 1) return fitting.some((parts) => canHave(day, parts));
  return fitInTurn(day, mostServedFirst(day, fitting));
}

const atOnce = (parts: OfferedParts): number => Math.max(1, ...parts.map(({ planning }) => planning?.guests ?? 1));

function canHave(day: Day, parts: OfferedParts): boolean {
  if (parts.length > 1 && parts.some((product) => mostServed(day, product) < 1)) return false;
  return isBookable(firstParty(day, parts), firstId);
}

/** Those that a simple count does not rule out. */
function mostServedFirst(day: Day, offers: readonly OfferedParts[]): OfferedParts[] {
  const most = new Map<BookableProduct, number>();
  const mostOf = (product: BookableProduct): number => {
    const count = most.get(product) ?? mostServed(day, product);
    most.set(product, count);
    return count;
  };
  return offers
    .map((parts) => ({ parts, most: Math.min(...parts.map(mostOf)) }))
    .filter(({ parts, most: count }) => count >= day.personCount / atOnce(parts))
    .toSorted((a, b) => Number(b.most > a.most) - Number(a.most > b.most))
    .map(({ parts }) => parts);
}

/** One party placed after the other; a search only where that gives nobody's offer to all and misses few. */
function fitInTurn(day: Day, offers: readonly OfferedParts[]): boolean {
  const searched: { parts: OfferedParts; missing: number }[] = [];
  for (const parts of offers) {
    const parties = day.personCount / atOnce(parts);
    const input = firstParty(day, parts);
    const missing = parties - timesInTurn(input, firstId, parties);
    if (missing === 0) return true;
    if (missing > fewMissing || (missing === parties && !isBookable(input, firstId))) continue;
    if (parties === 1) return true;
    searched.push({ parts, missing });
  }
  const work = { used: 0, limit: fitBudget };
  return searched
    .toSorted((a, b) => a.missing - b.missing)
    .some(({ parts }) => work.used < work.limit && allFit(day, [], requestsFor(day, parts), work));
}

const firstId = '1';

/** Without those who come after it. */
function firstParty(day: Day, parts: OfferedParts): GroupInput {
  const party = { ...day, personCount: atOnce(parts) };
  return dayInput(party, [], requestsFor(party, parts)).input;
}

function requestsFor({ personCount }: Day, products: OfferedParts): BookingRequest[] {
  const together = atOnce(products);
  return Array.from({ length: personCount / together }, (_, index): BookingRequest => {
    const guests = Array.from({ length: together }, (__, guest) => index * together + guest + 1);
    return { id: `${index + 1}`, guests, products, preferred: null, isFixed: false };
  });
}
