import type { GuestDay } from './guestDay.ts';
import { guestDay } from './guestDay.ts';
import { dayWords, slotCount } from './problem/slots.ts';
import type { GuestLevel, Measures } from './problem/objective.ts';
import { measure, total, weightsFor } from './problem/objective.ts';
import type { PoolUse } from './problem/pools.ts';
import { newPoolUse } from './problem/pools.ts';
import type { Problem } from './problem/problem.ts';
import type { State } from './problem/state.ts';
import { emptyState } from './problem/state.ts';
import type { Work } from './problem/work.ts';
import type { RandomNumbers } from './randomNumbers.ts';
import { randomNumbers } from './randomNumbers.ts';

/**
 * The plan being changed, its weights, and tables that are reused. `free`, `rows` and `serving` are day words;
 * `partner` has prices per item and slot of what its other guest loses.
 */
export type Search = {
  problem: Problem;
  objective: readonly GuestLevel[];
  weights: Measures;
  state: State;
  work: Work;
  random: RandomNumbers;
  day: GuestDay;
  through: Float64Array[];
  chosen: Int16Array;
  free: Int32Array;
  rows: Int32Array;
  serving: Int32Array;
  poolUse: PoolUse;
  partner: Float64Array[];
};

export type Best = { cost: number; state: State };

export function newSearch(problem: Problem, objective: readonly GuestLevel[], work: Work): Search {
  const most = Math.max(0, ...problem.guests.map((guest) => guest.items.length));
  return {
    problem,
    objective,
    weights: weightsFor(problem, objective),
    state: emptyState(problem),
    work,
    random: randomNumbers(1),
    day: guestDay(problem),
    through: Array.from({ length: most }, () => new Float64Array(slotCount)),
    chosen: new Int16Array(most),
    free: new Int32Array(dayWords),
    rows: new Int32Array(dayWords * Math.max(1, ...problem.shapes.map((shape) => shape.candidates.length))),
    serving: new Int32Array(Math.max(1, ...problem.shapes.map((shape) => shape.count))),
    poolUse: newPoolUse(),
    partner: problem.items.map(({ guests }) => new Float64Array(guests.length > 1 ? slotCount : 0)),
  };
}

export const costOf = (search: Search): number => total(measure(search.problem, search.state), search.weights);

export function withSharers({ problem }: Search, guests: Iterable<number>): number[] {
  const all = new Set(guests);
  for (const guest of all) {
    for (const unit of problem.guests[guest]!.units) for (const other of problem.units[unit]!.guests) all.add(other);
  }
  return [...all];
}

export function removeGuests(search: Search, guests: Iterable<number>): number[] {
  const { problem, state } = search;
  const removed = withSharers(search, guests);
  for (const guest of removed) {
    for (const unit of problem.guests[guest]!.units) state.booked[unit] = 0;
    for (const item of problem.guests[guest]!.items) state.start[item] = -1;
  }
  return removed;
}
