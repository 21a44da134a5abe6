import { insertGuest } from './insertGuest.ts';
import type { Search } from './search.ts';
import { costOf } from './search.ts';
import { copyState, emptyState, overwrite } from './state.ts';
import { isSpent } from './work.ts';

/**
 * The best of planning guest by guest in three orders: as given, hardest first, easiest first. No further order when the
 * plan is perfect or the work is used up.
 */
export function greedyPlan(search: Search): number {
  const { problem, state, work } = search;
  const given = problem.guests.map((_, index) => index);
  const hardestFirst = given.toSorted((a, b) => roomOf(search, a) - roomOf(search, b) || a - b);
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

/** How many starts a guest's items have on average, less for more items. */
function roomOf({ problem }: Search, guest: number): number {
  const { items } = problem.guests[guest]!;
  const starts = items.reduce((sum, item) => sum + problem.items[item]!.legal.reduce((all, one) => all + one, 0), 0);
  return items.length === 0 ? Infinity : starts / (items.length * items.length);
}
