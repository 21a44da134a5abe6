import { weekdayOf } from '../../values/localDate.ts';
import { isBookable } from '../solver/bookableStarts.ts';
import type { GroupPool, GroupResource } from '../solver/groupInput.ts';
import type { Work } from '../solver/problem/work.ts';
import type { BookableProduct, Day, ProductPool, BookingRequest } from './day.ts';
import { isPlanned, needKey } from './day.ts';
import { dayInput } from './dayInput.ts';
import { allFit, fitBudget } from './dayPlan.ts';

export type Offer = { included: readonly BookableProduct[]; choices: readonly (readonly BookableProduct[])[] };

const mostCombinations = 24;
const dayBudget = 3 * fitBudget;

export function dayOffers(day: Day, offers: readonly Offer[]): boolean {
  if (day.blocks.length === 0) return false;
  const most = new Map<BookableProduct, number>();
  const mostOf = (product: BookableProduct): number => {
    const count = most.get(product) ?? mostServed(day, product);
    most.set(product, count);
    return count;
  };
  const work = { used: 0, limit: dayBudget };
  const choices = offers.flatMap(combinations);
  if (choices.length === 1 && day.personCount === 1) return allGuestsFit(day, choices[0]!, work);
  return choices
    .map((products) => ({ products, most: Math.min(...products.map(mostOf)) }))
    .toSorted((a, b) => Number(b.most > a.most) - Number(a.most > b.most))
    .some(({ products, most }) => most >= day.personCount / atOnce(products) && allGuestsFit(day, products, work));
}

const atOnce = (products: readonly BookableProduct[]): number =>
  Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));

function allGuestsFit(day: Day, products: readonly BookableProduct[], work: Work): boolean {
  if (!products.some(isPlanned)) return true;
  const together = atOnce(products);
  if (day.personCount % together !== 0) return false;
  const requests = Array.from({ length: day.personCount / together }, (_, index): BookingRequest => {
    const guests = Array.from({ length: together }, (__, guest) => index * together + guest + 1);
    return { id: `${index + 1}`, guests, products, preferred: null, isFixed: false };
  });
  if (!isBookable(dayInput(day, [], requests.slice(0, 1)).input, '1')) return false;
  return requests.length === 1 || allFit(day, [], requests, work);
}

function combinations({ included, choices }: Offer): BookableProduct[][] {
  return choices.reduce<BookableProduct[][]>(
    (lists, alternatives) =>
      lists.flatMap((list) => alternatives.map((product) => [...list, product])).slice(0, mostCombinations),
    [[...included]],
  );
}

/** An upper bound, from the free time of each need by itself. */
export function mostServed(day: Day, { planning }: BookableProduct): number {
  if (!planning) return Infinity;
  const { duration, bufferBefore, bufferAfter, needs, pool } = planning;
  const length = bufferBefore + duration + bufferAfter;
  const byNeeds = needs.map((need) => {
    const able = day.resources.filter(({ skills }) => skills.includes(needKey(need)));
    return Math.floor(able.reduce((sum, resource) => sum + timesFree(resource, length), 0) / need.count);
  });
  const places = pool && day.pools.find(({ id }) => id === pool.poolId);
  return Math.min(...byNeeds, pool && places ? inSessions(day, pool, { places, duration }) : Infinity);
}

function timesFree({ works, otherClaims }: GroupResource, length: number): number {
  const claims = otherClaims.toSorted((a, b) => a.from - b.from);
  let times = 0;
  for (const { from, to } of works) {
    let free = from;
    for (const span of claims) {
      if (span.from >= to) break;
      if (span.to <= free || span.from >= span.to) continue;
      times += Math.max(0, Math.floor((span.from - free) / length));
      free = span.to;
    }
    times += Math.max(0, Math.floor((to - free) / length));
  }
  return times;
}

function inSessions(
  day: Day,
  { starts, units, weekdays }: ProductPool,
  { places, duration }: { places: GroupPool; duration: number },
): number {
  if (starts.length === 0) return Infinity;
  if (weekdays && !weekdays.includes(weekdayOf(day.date))) return 0;
  const freeAt = (start: number): number =>
    Math.min(
      Infinity,
      ...places.free.filter(({ from, to }) => from < start + duration && start < to).map((span) => span.places),
    );
  return starts.reduce((sum, start) => sum + Math.floor(freeAt(start) / units), 0);
}
