import { clashes } from './seating.ts';
import type { Problem } from './problem.ts';
import { isFreeAt } from './shapes.ts';
import type { State } from './state.ts';

/** Slots of free time next to the plan's claims in gaps shorter than `usable`. */
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

function nextClaim({ seats }: Problem, state: State, resource: number, slot: number): number {
  let next = Infinity;
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (state.seat[seat] !== resource || state.start[seats[seat]!.item]! < 0) continue;
    const from = state.start[seats[seat]!.item]! - seats[seat]!.before;
    if (from >= slot && from < next) next = from;
  }
  return next;
}

function lastClaim({ seats }: Problem, state: State, resource: number, slot: number): number {
  let last = -Infinity;
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (state.seat[seat] !== resource || state.start[seats[seat]!.item]! < 0) continue;
    const to = state.start[seats[seat]!.item]! + seats[seat]!.length;
    if (to <= slot && to > last) last = to;
  }
  return last;
}

type Tidying = { problem: Problem; state: State; waste: number[]; looks: number };

/**
 * Moves seats to other resources, one at a time or two in exchange, starts unchanged. Prefers fewer fragments, then
 * resources with fewer skills. Returns the work in cells.
 */
export function reduceFragments(problem: Problem, state: State): number {
  const waste = problem.free.map((_, resource) => fragmentsOn(problem, state, resource));
  const tidying = { problem, state, waste, looks: problem.free.length * problem.seats.length };
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let seat = 0; seat < problem.seats.length; seat += 1) {
      if (state.start[problem.seats[seat]!.item]! < 0) continue;
      if (moveSeat(tidying, seat) || exchangeSeat(tidying, seat)) isNew = true;
    }
  }
  return tidying.looks;
}

function moveSeat(tidying: Tidying, seat: number): boolean {
  const { problem, state } = tidying;
  for (const resource of problem.shapes[problem.seats[seat]!.shape]!.candidates) {
    if (resource !== state.seat[seat] && isBetter(tidying, [seat], [resource])) return true;
  }
  return false;
}

function exchangeSeat(tidying: Tidying, seat: number): boolean {
  const { problem, state } = tidying;
  for (let other = 0; other < seat; other += 1) {
    const [own, its] = [state.seat[seat]!, state.seat[other]!];
    if (own === its || state.start[problem.seats[other]!.item]! < 0) continue;
    if (isBetter(tidying, [seat, other], [its, own])) return true;
  }
  return false;
}

function isBetter(tidying: Tidying, seats: readonly number[], resources: readonly number[]): boolean {
  const { problem, state, waste } = tidying;
  tidying.looks += 4;
  let [rank, newRank] = [0, 0];
  for (let index = 0; index < seats.length; index += 1) {
    if (!canServe(problem, state, seats[index]!, resources[index]!)) return false;
    rank += rankOf(problem, seats[index]!, state.seat[seats[index]!]!);
    newRank += rankOf(problem, seats[index]!, resources[index]!);
  }
  const before = seats.map((seat) => state.seat[seat]!);
  const concerned = [...new Set([...before, ...resources])];
  const fragments = concerned.reduce((sum, resource) => sum + waste[resource]!, 0);
  if (fragments === 0 && newRank >= rank) return false;
  for (const [index, seat] of seats.entries()) state.seat[seat] = resources[index]!;
  if (seats.every((seat) => !clashes(problem, state, seat))) {
    tidying.looks += 2 * concerned.length * problem.seats.length;
    const newWaste = concerned.map((resource) => fragmentsOn(problem, state, resource));
    const sum = newWaste.reduce((total, one) => total + one, 0);
    if (sum < fragments || (sum === fragments && newRank < rank)) {
      for (const [index, resource] of concerned.entries()) waste[resource] = newWaste[index]!;
      return true;
    }
  }
  for (const [index, seat] of seats.entries()) state.seat[seat] = before[index]!;
  return false;
}

const canServe = ({ seats, shapes }: Problem, { start }: State, seat: number, resource: number): boolean =>
  isFreeAt(shapes[seats[seat]!.shape]!, resource, start[seats[seat]!.item]!);

const rankOf = ({ seats, shapes }: Problem, seat: number, resource: number): number =>
  shapes[seats[seat]!.shape]!.rowOf[resource]!;
