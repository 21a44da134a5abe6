import { PlanTooLarge } from './problem/planTooLarge.ts';
import { canonicalOrder, twinsOf } from './canonicalOrder.ts';
import { compileItems } from './compileItems.ts';
import { poolPlaces, servingResources, shapeBook } from './compileResources.ts';
import type { GroupInput, GroupItem, GroupUnit } from './groupInput.ts';
import type { Problem, ProblemGuest, ProblemItem, ProblemUnit } from './problem/problem.ts';
import { extentOf } from './problem/problem.ts';
import { slotCount, slotsOf } from './problem/slots.ts';

export const maxItemsOfGuest = 12;

const usualGap = 30;

export type Compiled = {
  problem: Problem;
  units: readonly GroupUnit[];
  items: readonly GroupItem[];
  resources: readonly string[];
};

/**
 * Throws `PlanTooLarge` beyond 12 items of one guest or 127 resources that could serve the group; RangeError for an unknown id.
 */
export function compile(given: GroupInput): Compiled {
  const input = canonicalOrder({ ...given, resources: servingResources(given) });
  const book = shapeBook(input);
  const names = input.units.flatMap((unit) => unit.items);
  const pools = input.pools.map(poolPlaces);
  const { items, seats } = compileItems(input, book, pools);
  const comesAfter = (later: number, earlier: number): boolean => names[later]!.follows.includes(names[earlier]!.id);
  const problem: Problem = {
    gap: slotsOf(input.changingGap),
    guests: input.guests.map((_, guest) => compileGuest(guest, items, comesAfter)),
    units: compileUnits(items, input.units),
    items,
    shapes: book.shapes,
    seats,
    pools,
    stretches: input.pools.map(({ stretch }) => Math.max(1, slotsOf(stretch ?? 0))),
    free: book.free,
    usable: slotsOf(input.usableGap ?? usualGap),
    pairs: pairUp(items, names),
    twins: twinsOf(input, items),
    ...extentOf(items, book.shapes),
  };
  return { problem, units: input.units, items: names, resources: book.resources.map((resource) => resource.id) };
}

function compileUnits(items: readonly ProblemItem[], given: readonly GroupUnit[]): ProblemUnit[] {
  const units = given.map(({ weight }, unit) => {
    const own = items.flatMap((item, index) => (item.unit === unit ? [index] : []));
    const guests = [...new Set(own.flatMap((index) => items[index]!.guests))].toSorted((a, b) => a - b);
    return {
      weight: weight ?? guests.length,
      items: own,
      guests,
      isExisting: own.some((index) => items[index]!.isExisting),
    };
  });
  const ordinary = units.reduce((sum, unit) => sum + (unit.isExisting ? 0 : unit.weight), 0);
  return units.map((unit) => (unit.isExisting ? { ...unit, weight: unit.weight * (ordinary + 1) } : unit));
}

function pairUp(items: readonly ProblemItem[], names: readonly GroupItem[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [a, one] of items.entries()) {
    for (const [b, other] of items.entries()) {
      if (a >= b || names[a]!.treatment !== names[b]!.treatment) continue;
      if (one.guests.some((guest) => other.guests.includes(guest))) continue;
      pairs.push([a, b]);
      one.companions.push(b);
      other.companions.push(a);
    }
  }
  return pairs;
}

function compileGuest(
  guest: number,
  items: readonly ProblemItem[],
  comesAfter: (later: number, earlier: number) => boolean,
): ProblemGuest {
  const own = items.flatMap((item, index) => (item.guests.includes(guest) ? [index] : []));
  if (own.length > maxItemsOfGuest) throw new PlanTooLarge(`more than ${maxItemsOfGuest} items of one guest`);
  const bitsWhere = (holds: (index: number) => boolean): number =>
    own.reduce((bits, index, position) => (holds(index) ? bits | (1 << position) : bits), 0);
  const units = [...new Set(own.map((index) => items[index]!.unit))];
  const first = Math.min(slotCount, ...own.map((index) => items[index]!.first));
  const unitBits = units.map((unit) => bitsWhere((index) => items[index]!.unit === unit));
  const laterBits = own.map((earlier) => bitsWhere((later) => comesAfter(later, earlier)));
  const earlierBits = own.map((later) =>
    bitsWhere((earlier) => comesAfter(later, earlier) && items[later]!.unit === items[earlier]!.unit),
  );
  return {
    from: first,
    to: Math.max(first, ...own.map((index) => items[index]!.last + 1)),
    items: own,
    units,
    unitBits,
    laterBits,
    earlierBits,
    sets: possibleSets(earlierBits),
  };
}

function possibleSets(earlierBits: readonly number[]): Uint16Array {
  const count = earlierBits.length;
  const isPossible = (done: number): boolean =>
    earlierBits.every((earlier, item) => (done & (1 << item)) === 0 || (earlier & ~done) === 0);
  return Uint16Array.from(Array.from({ length: 1 << count }, (_, set) => (1 << count) - 1 - set).filter(isPossible));
}
