import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/**
 * Slots of free time on resources that a plan leaves too short to be of use: of every gap beside one of its claims (up to
 * the next claim, what others have taken or the end of the roster) its length when that is less than `usable`.
 */
export function fragmentsOf(problem: Problem, state: State): number {
  let sum = 0;
  for (let resource = 0; resource < problem.free.length; resource += 1) sum += fragmentsOn(problem, state, resource);
  return sum;
}

export function fragmentsOn(problem: Problem, state: State, resource: number): number {
  const { seats, usable } = problem;
  const free = problem.free[resource]!;
  let waste = 0;
  for (let seat = 0; seat < seats.length; seat += 1) {
    const { item, before, length } = seats[seat]!;
    const start = state.start[item]!;
    if (start < 0 || state.seat[seat] !== resource) continue;
    const [from, to] = [start - before, start + length];
    const next = nextClaim(problem, state, resource, to);
    let after = 0;
    while (after < usable && to + after < next && free[to + after] === 1) after += 1;
    if (after < usable) waste += after;
    const last = lastClaim(problem, state, resource, from);
    let gap = 0;
    while (gap < usable && from - gap > last && free[from - gap - 1] === 1) gap += 1;
    if (gap < usable && from - gap > last) waste += gap;
  }
  return waste;
}

/** Where the next claim of the plan on a resource begins at or after a slot. */
function nextClaim({ seats }: Problem, state: State, resource: number, slot: number): number {
  let next = Infinity;
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (state.seat[seat] !== resource || state.start[seats[seat]!.item]! < 0) continue;
    const from = state.start[seats[seat]!.item]! - seats[seat]!.before;
    if (from >= slot && from < next) next = from;
  }
  return next;
}

/** Where the last claim of the plan on a resource ends at or before a slot. */
function lastClaim({ seats }: Problem, state: State, resource: number, slot: number): number {
  let last = -Infinity;
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (state.seat[seat] !== resource || state.start[seats[seat]!.item]! < 0) continue;
    const to = state.start[seats[seat]!.item]! + seats[seat]!.length;
    if (to <= slot && to > last) last = to;
  }
  return last;
}
