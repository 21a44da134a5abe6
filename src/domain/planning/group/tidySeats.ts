import { hasBit } from './bits.ts';
import { fragmentsOn } from './fragments.ts';
import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/**
 * Moves items to other resources, starts as they are, one seat at a time or two in exchange, while that leaves fewer
 * fragments, or as many and resources with fewer skills. Answers how many seats it has looked at.
 */
export function tidySeats(problem: Problem, state: State): number {
  let looks = 0;
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let seat = 0; seat < problem.seats.length; seat += 1) {
      if (state.start[problem.seats[seat]!.item]! < 0) continue;
      looks += 1;
      if (moveSeat(problem, state, seat) || exchangeSeat(problem, state, seat)) isNew = true;
    }
  }
  return looks;
}

function moveSeat(problem: Problem, state: State, seat: number): boolean {
  const own = state.seat[seat]!;
  return problem.shapes[problem.seats[seat]!.shape]!.candidates.some(
    (resource) => resource !== own && isBetter(problem, state, [seat], [resource]),
  );
}

function exchangeSeat(problem: Problem, state: State, seat: number): boolean {
  for (let other = 0; other < seat; other += 1) {
    const [own, its] = [state.seat[seat]!, state.seat[other]!];
    if (own === its || state.start[problem.seats[other]!.item]! < 0) continue;
    if (isBetter(problem, state, [seat, other], [its, own])) return true;
  }
  return false;
}

/** Gives the seats these resources when that is possible and better, else leaves them as they are. */
function isBetter(problem: Problem, state: State, seats: readonly number[], resources: readonly number[]): boolean {
  if (seats.some((seat, index) => !canServe(problem, state, seat, resources[index]!))) return false;
  const before = seats.map((seat) => state.seat[seat]!);
  const concerned = [...new Set([...before, ...resources])];
  const cost = (): [number, number] => [
    concerned.reduce((sum, resource) => sum + fragmentsOn(problem, state, resource), 0),
    seats.reduce((sum, seat) => sum + rankOf(problem, seat, state.seat[seat]!), 0),
  ];
  const [fragments, rank] = cost();
  for (const [index, seat] of seats.entries()) state.seat[seat] = resources[index]!;
  const [left, newRank] = cost();
  const isFine = left < fragments || (left === fragments && newRank < rank);
  if (isFine && seats.every((seat) => !clashes(problem, state, seat))) return true;
  for (const [index, seat] of seats.entries()) state.seat[seat] = before[index]!;
  return false;
}

function canServe({ seats, shapes }: Problem, { start }: State, seat: number, resource: number): boolean {
  const { low, high, rowOf } = shapes[seats[seat]!.shape]!;
  const at = start[seats[seat]!.item]!;
  return rowOf[resource]! >= 0 && hasBit(low[at]!, high[at]!, resource);
}

const rankOf = ({ seats, shapes }: Problem, seat: number, resource: number): number =>
  shapes[seats[seat]!.shape]!.rowOf[resource]!;

/** Whether another seat holds the same resource at the same time. */
export function clashes({ seats }: Problem, { start, seat: taken }: State, seat: number): boolean {
  const own = seats[seat]!;
  const from = start[own.item]!;
  return seats.some((other, index) => {
    const at = start[other.item]!;
    if (index === seat || at < 0 || taken[index] !== taken[seat]) return false;
    return at - other.before < from + own.length && from - own.before < at + other.length;
  });
}
