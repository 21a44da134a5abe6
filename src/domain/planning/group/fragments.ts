import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/** `[from, to)`: slots a resource is held by the plan. */
export type Claim = readonly [from: number, to: number];

/**
 * Slots of free time on resources that a plan leaves too short to be of use: of every gap beside one of its claims (up to
 * the next claim, what others have taken or the end of the roster) its length when that is less than `usable`.
 */
export function fragmentsOf(problem: Problem, state: State): number {
  return problem.free.reduce((sum, _, resource) => sum + fragmentsOn(problem, state, resource), 0);
}

export function fragmentsOn(problem: Problem, state: State, resource: number): number {
  const claims = problem.seats.flatMap(({ item, before, length }, seat): Claim[] => {
    const start = state.start[item]!;
    return start >= 0 && state.seat[seat] === resource ? [[start - before, start + length]] : [];
  });
  return wasteBeside(problem.free[resource]!, claims, problem.usable);
}

function wasteBeside(free: Uint8Array, claims: readonly Claim[], usable: number): number {
  const isClaimed = (slot: number): boolean => claims.some(([from, to]) => from <= slot && slot < to);
  const isOpen = (slot: number): boolean => free[slot] === 1 && !isClaimed(slot);
  let waste = 0;
  for (const [from, to] of claims) {
    let after = 0;
    while (after < usable && isOpen(to + after)) after += 1;
    if (after < usable) waste += after;
    let before = 0;
    while (before < usable && isOpen(from - 1 - before)) before += 1;
    if (before < usable && !isClaimed(from - 1 - before)) waste += before;
  }
  return waste;
}
