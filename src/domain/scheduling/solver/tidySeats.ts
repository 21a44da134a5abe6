import { fragmentsOn } from './fragments.ts';
import type { Problem } from './problem.ts';
import { isFreeAt } from './shapeOf.ts';
import type { State } from './state.ts';

type Tidying = { problem: Problem; state: State; waste: number[]; looks: number };

/**
 * Moves items to other resources, starts as they are, one seat at a time or two in exchange, while that leaves fewer
 * fragments, or as many and resources with fewer skills. Answers how many cells it has looked at.
 */
export function tidySeats(problem: Problem, state: State): number {
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

/** Gives the seats these resources when that is possible and better, else leaves them as they are. */
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
    const left = concerned.map((resource) => fragmentsOn(problem, state, resource));
    const sum = left.reduce((total, one) => total + one, 0);
    if (sum < fragments || (sum === fragments && newRank < rank)) {
      for (const [index, resource] of concerned.entries()) waste[resource] = left[index]!;
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

/** Whether another seat holds the same resource at the same time. */
export function clashes({ seats }: Problem, { start, seat: taken }: State, seat: number): boolean {
  const own = seats[seat]!;
  const from = start[own.item]!;
  for (let index = 0; index < seats.length; index += 1) {
    const other = seats[index]!;
    const at = start[other.item]!;
    if (index === seat || at < 0 || taken[index] !== taken[seat]) continue;
    if (at - other.before < from + own.length && from - own.before < at + other.length) return true;
  }
  return false;
}
