import { fragmentsOf } from './problem/fragments.ts';
import { measure, total } from './problem/objective.ts';
import { poolsSuffice } from './problem/pools.ts';
import type { Problem } from './problem/problem.ts';
import { clashes } from './problem/seating.ts';
import { isFreeAt } from './problem/shapes.ts';
import type { State } from './problem/state.ts';
import type { Best, Search } from './search.ts';

/**
 * Moves an item, companions, a guest's day or everything earlier while no measure gets worse; resources stay. Tried
 * starts count as work.
 */
export function moveEarlier({ problem, weights, work }: Search, { state, cost }: Best, keepsFragments: boolean): void {
  const fragments = keepsFragments ? fragmentsOf(problem, state) : Infinity;
  const isAsGood = (): boolean =>
    total(measure(problem, state), weights) <= cost && (!keepsFragments || fragmentsOf(problem, state) <= fragments);
  for (let isNew = true; isNew && work.used < work.limit;) {
    isNew = false;
    for (const items of movable(problem, state)) {
      const lead = items.reduce((first, item) => (state.start[item]! < state.start[first]! ? item : first), items[0]!);
      const from = state.start[lead]!;
      for (const start of problem.items[lead]!.starts) {
        if (start >= from) break;
        work.used += 4 * items.length;
        shift(state, items, start - from);
        if (fits(problem, state, items) && isAsGood()) {
          isNew = true;
          break;
        }
        shift(state, items, from - start);
      }
    }
  }
}

function shift(state: State, items: readonly number[], slots: number): void {
  for (const item of items) state.start[item]! += slots;
}

function movable(problem: Problem, { start }: State): number[][] {
  const booked = problem.items.map((_, item) => item).filter((item) => start[item]! >= 0);
  const together = booked.map((item) => [
    item,
    ...problem.items[item]!.companions.filter((other) => start[other] === start[item]),
  ]);
  const days = problem.guests.map(({ items }) => items.filter((item) => start[item]! >= 0));
  const sets = [...booked.map((item) => [item]), ...together, ...days, booked];
  return sets.filter((items) => items.length > 0 && items.every((item) => !problem.items[item]!.isExisting));
}

function fits(problem: Problem, state: State, items: readonly number[]): boolean {
  const isThere = (item: number): boolean => problem.items[item]!.legal[state.start[item]!] === 1;
  if (!items.every((item) => isThere(item) && hasSeats(problem, state, item))) return false;
  if (!items.every((item) => problem.items[item]!.guests.every((guest) => hasTime(problem, state, guest, item)))) {
    return false;
  }
  return items.every((item) => problem.items[item]!.pool < 0) || poolsSuffice(problem, state);
}

function hasSeats(problem: Problem, state: State, item: number): boolean {
  const { firstSeat, seatCount } = problem.items[item]!;
  for (let seat = firstSeat; seat < firstSeat + seatCount; seat += 1) {
    const shape = problem.shapes[problem.seats[seat]!.shape]!;
    if (!isFreeAt(shape, state.seat[seat]!, state.start[item]!) || clashes(problem, state, seat)) return false;
  }
  return true;
}

function hasTime({ items, guests, gap }: Problem, { start }: State, guest: number, item: number): boolean {
  const { items: own, laterBits } = guests[guest]!;
  const place = own.indexOf(item);
  return own.every((other, position) => {
    if (other === item || start[other]! < 0) return true;
    const isLater = start[other]! > start[item]!;
    const [first, second] = isLater ? [item, other] : [other, item];
    const isInOrder = (laterBits[isLater ? position : place]! & (1 << (isLater ? place : position))) === 0;
    return isInOrder && start[second]! >= start[first]! + items[first]!.duration + gap;
  });
}
