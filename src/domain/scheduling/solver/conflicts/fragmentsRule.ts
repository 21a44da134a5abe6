import type { Problem } from '../problem/problem.ts';
import { addClause, imply, explain } from './clauses.ts';
import type { LevelRule, Limit } from './costRules.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import type { SeatWaste } from './seatWaste.ts';
import { updateLeastWaste, newSeatWaste, shortestClaims, wasteAt, wasteTable, explainWaste } from './seatWaste.ts';
import { isFalse, isTrue, not } from './solver.ts';

/** Counts only fragments that are certain, so it may underestimate. */
export function fragmentsRule(model: Model, limit: Limit): LevelRule {
  const { problem, solver } = model;
  const shortest = shortestClaims(problem);
  const table = wasteTable(problem, shortest);
  const seats = problem.seats.map((_, seat) => newSeatWaste(model, table, seat));
  for (const { served } of seats) atMostOne(model, served);
  const least = (): number =>
    seats.reduce((sum, seat) => sum + updateLeastWaste(model, seat), 0) + sharedWaste(model, shortest).slots;
  const causes = (but: SeatWaste | null): number[] => [
    limit.guard,
    ...seats.flatMap((seat) => (seat === but || seat.least === 0 ? [] : explainWaste(model, seat))),
    ...sharedWaste(model, shortest).why,
  ];
  const rule = (): number => {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return explain(solver, causes(null).map(not));
    for (const seat of seats) {
      const conflict = isTrue(solver, seat.unit) ? narrow(model, seat, slack + seat.least, causes) : 0;
      if (conflict !== 0) return conflict;
    }
    return 0;
  };
  return { rule, least };
}

function atMostOne({ solver }: Model, served: readonly number[]): void {
  for (const [index, one] of served.entries()) {
    for (const other of served.slice(0, index)) addClause(solver, [not(one), not(other)]);
  }
}

function narrow(model: Model, seat: SeatWaste, room: number, causes: (but: SeatWaste) => number[]): number {
  const { solver } = model;
  const { item, unit, served, waste } = seat;
  const [first, last] = [solver.first[item]!, solver.last[item]!];
  const why = (): number[] => [...causes(seat), unit, ...served.filter((one) => isFalse(solver, one)).map(not)];
  let [from, to] = [first, last];
  while (from <= last && wasteAt(model, seat, from) > room) from += 1;
  if (from > last) return 0;
  while (wasteAt(model, seat, to) > room) to -= 1;
  let conflict = 0;
  if (from > first) {
    conflict = imply(solver, not(atMost(model, item, from - 1)), [...why(), not(atMost(model, item, first - 1))]);
  }
  if (conflict === 0 && to < last) {
    conflict = imply(solver, atMost(model, item, to), [...why(), atMost(model, item, last)]);
  }
  for (let at = 0; at < served.length && served.length > 1 && conflict === 0; at += 1) {
    if (isFalse(solver, served[at]!) || waste[at]!.subarray(first, last + 1).some((slots) => slots <= room)) continue;
    const bounds = [not(atMost(model, item, first - 1)), atMost(model, item, last)];
    conflict = imply(solver, not(served[at]!), [...causes(seat), unit, ...bounds]);
  }
  return conflict;
}

type FixedClaim = { from: number; to: number; why: number[] };

export function sharedWaste(model: Model, shortest: readonly number[]): { slots: number; why: number[] } {
  const { problem } = model;
  const shared = { slots: 0, why: [] as number[] };
  for (const [resource, claims] of fixedClaims(model)) {
    claims.sort((a, b) => a.from - b.from);
    for (const [index, later] of claims.entries()) {
      const earlier = claims[index - 1];
      const length = earlier ? later.from - earlier.to : 0;
      if (!earlier || length <= 0 || length >= Math.min(problem.usable, shortest[resource]!)) continue;
      if (!isFree(problem, resource, earlier.to, later.from)) continue;
      shared.slots += length;
      shared.why.push(...earlier.why, ...later.why);
    }
  }
  return shared;
}

function fixedClaims(model: Model): Map<number, FixedClaim[]> {
  const { problem, solver, booked, served } = model;
  const claims = new Map<number, FixedClaim[]>();
  for (const [index, { item, shape, before, length }] of problem.seats.entries()) {
    const place = solver.first[item]!;
    const unit = booked[problem.items[item]!.unit]!;
    const at = served[index]!.findIndex((literal) => isTrue(solver, literal));
    if (place !== solver.last[item]! || at < 0 || !isTrue(solver, unit)) continue;
    const resource = problem.shapes[shape]!.candidates[at]!;
    const start = problem.items[item]!.starts[place]!;
    const why = [unit, served[index]![at]!, not(atMost(model, item, place - 1)), atMost(model, item, place)];
    const own = claims.get(resource) ?? [];
    own.push({ from: start - before, to: start + length, why });
    claims.set(resource, own);
  }
  return claims;
}

function isFree({ free }: Problem, resource: number, from: number, to: number): boolean {
  for (let slot = from; slot < to; slot += 1) if (free[resource]![slot] !== 1) return false;
  return true;
}
