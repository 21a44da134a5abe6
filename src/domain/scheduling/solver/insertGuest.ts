import { bestDay, pricesThrough, traceDay } from './guestDay.ts';
import { placeItem } from './placement.ts';
import type { PriceBias } from './priceGuest.ts';
import { priceGuest } from './priceGuest.ts';
import type { ProblemGuest } from './problem/problem.ts';
import { copyState, emptyState, overwrite } from './problem/state.ts';
import { isSpent } from './problem/work.ts';
import type { Search } from './search.ts';
import { costOf } from './search.ts';

const plain: PriceBias = { aim: null, noise: null };

/**
 * Places a guest's best day beside everything placed and decides the open units. `turn` shifts which resources come
 * first. A shared unit that one of its guests cannot have is refused for all.
 */
export function insertGuest(search: Search, index: number, leaning: PriceBias = plain, turn = 0): void {
  const guest = search.problem.guests[index]!;
  const open = sharedItems(search, guest);
  for (const item of open) pricePartner(search, index, item);
  for (let attempt = 0; ; attempt += 1) {
    priceGuest(search, guest, leaning);
    for (const item of open) addPartner(search, guest, item);
    if (placeBestDay(search, guest, turn)) return;
    for (const unit of unitsToRefuse(search, guest, attempt)) refuse(search, unit);
  }
}

function unitsToRefuse({ problem, state }: Search, { units }: ProblemGuest, attempt: number): number[] {
  const open = units.filter((unit) => !problem.units[unit]!.isExisting && state.booked[unit] !== 2);
  const bound = open.filter((unit) => state.booked[unit] === 1);
  if (attempt < 2 && bound.length > 0) return bound;
  return open.length > 0 ? open : units;
}

function refuse({ problem, state }: Search, unit: number): void {
  state.booked[unit] = 2;
  for (const item of problem.units[unit]!.items) state.start[item] = -1;
}

function placeBestDay(search: Search, guest: ProblemGuest, turn: number): boolean {
  const { problem, state, day, work } = search;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const price = bestDay(problem, guest, day);
    work.used += day.cells;
    if (price === Infinity) return false;
    const starts = search.chosen;
    traceDay(problem, guest, day, starts);
    const placed: number[] = [];
    let failed = -1;
    for (const [position, item] of guest.items.entries()) {
      if (starts[position]! < 0 || state.start[item]! >= 0) continue;
      if (!placeItem(search, item, starts[position]!, turn)) {
        failed = position;
        break;
      }
      placed.push(item);
    }
    if (failed < 0) {
      for (const [position, unit] of guest.units.entries()) {
        if (state.booked[unit] === 0) state.booked[unit] = isUnitPlaced(guest, starts, position) ? 1 : 2;
      }
      return true;
    }
    for (const item of placed) state.start[item] = -1;
    day.prices[failed]![starts[failed]!] = Infinity;
  }
  return false;
}

function isUnitPlaced(guest: ProblemGuest, starts: Int16Array, unit: number): boolean {
  for (let position = 0; position < guest.items.length; position += 1) {
    if (starts[position]! >= 0 && (guest.unitBits[unit]! & (1 << position)) !== 0) return true;
  }
  return false;
}

function sharedItems({ problem, state }: Search, guest: ProblemGuest): number[] {
  return guest.items.filter((index) => {
    const item = problem.items[index]!;
    return item.guests.length > 1 && state.booked[item.unit] === 0;
  });
}

/** What the item's other guests lose by each of its starts, against a day without it. */
function pricePartner(search: Search, self: number, index: number): void {
  const { problem, day, state, work, through } = search;
  const item = problem.items[index]!;
  const losses = search.partner[index]!;
  losses.fill(0);
  for (const partner of item.guests) {
    if (partner === self) continue;
    const guest = problem.guests[partner]!;
    state.booked[item.unit] = 2;
    priceGuest(search, guest, plain);
    const without = bestDay(problem, guest, day);
    work.used += day.cells;
    state.booked[item.unit] = 1;
    priceGuest(search, guest, plain);
    bestDay(problem, guest, day);
    pricesThrough(problem, guest, day, through);
    work.used += 2 * day.cells;
    state.booked[item.unit] = 0;
    const position = guest.items.indexOf(index);
    for (const start of item.starts) {
      const loss = through[position]![start]! - day.prices[position]![start]! - without;
      losses[start]! += Number.isNaN(loss) ? Infinity : loss;
    }
  }
}

function addPartner({ problem, day, partner }: Search, guest: ProblemGuest, index: number): void {
  const prices = day.prices[guest.items.indexOf(index)]!;
  for (const start of problem.items[index]!.starts) prices[start]! += partner[index]![start]!;
}

/**
 * The best of three orders: as listed, hardest first, easiest first. Stops at a perfect plan or when the work is used
 * up.
 */
export function greedyPlan(search: Search): number {
  const { problem, state, work } = search;
  const given = problem.guests.map((_, index) => index);
  const hardestFirst = given.toSorted((a, b) => startsPerItem(search, a) - startsPerItem(search, b) || a - b);
  let best = copyState(state);
  let bestCost = Infinity;
  for (const order of [given, hardestFirst, hardestFirst.toReversed()]) {
    overwrite(state, emptyState(problem));
    for (const guest of order) insertGuest(search, guest);
    const cost = costOf(search);
    if (cost < bestCost) {
      bestCost = cost;
      best = copyState(state);
    }
    if (bestCost === 0 || isSpent(work)) break;
  }
  overwrite(state, best);
  return bestCost;
}

function startsPerItem({ problem }: Search, guest: number): number {
  const { items } = problem.guests[guest]!;
  const starts = items.reduce((sum, item) => sum + problem.items[item]!.legal.reduce((all, one) => all + one, 0), 0);
  return items.length === 0 ? Infinity : starts / (items.length * items.length);
}
