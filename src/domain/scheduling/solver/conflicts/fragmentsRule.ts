import { addClause } from './clauses.ts';
import type { LevelRule, Limit } from './levelRule.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { conclude, note } from './notes.ts';
import type { SeatWaste } from './seatWaste.ts';
import { leastWaste, newSeatWaste, wasteAt, whyWaste } from './seatWaste.ts';
import { sharedWaste } from './sharedWaste.ts';
import { isFalse, isTrue, not } from './solver.ts';
import { shortestClaims, wasteTable } from './wasteTable.ts';

/** Free time left too short beside what is planned stays within the limit, as far as it is certain. */
export function fragmentsRule(model: Model, limit: Limit): LevelRule {
  const { problem, solver } = model;
  const shortest = shortestClaims(problem);
  const table = wasteTable(problem, shortest);
  const seats = problem.seats.map((_, seat) => newSeatWaste(model, table, seat));
  for (const { served } of seats) oneOf(model, served);
  const least = (): number =>
    seats.reduce((sum, seat) => sum + leastWaste(model, seat), 0) + sharedWaste(model, shortest).slots;
  const causes = (but: SeatWaste | null): number[] => [
    limit.guard,
    ...seats.flatMap((seat) => (seat === but || seat.least === 0 ? [] : whyWaste(model, seat))),
    ...sharedWaste(model, shortest).why,
  ];
  const rule = (): number => {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return note(solver, causes(null).map(not));
    for (const seat of seats) {
      const conflict = isTrue(solver, seat.unit) ? narrow(model, seat, slack + seat.least, causes) : 0;
      if (conflict !== 0) return conflict;
    }
    return 0;
  };
  return { rule, least };
}

/** A seat is said to be served by one resource at most. */
function oneOf({ solver }: Model, served: readonly number[]): void {
  for (const [index, one] of served.entries()) {
    for (const other of served.slice(0, index)) addClause(solver, [not(one), not(other)]);
  }
}

/** No first or last start, and no resource, that would leave more waste than there is room for. */
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
    conflict = conclude(solver, not(atMost(model, item, from - 1)), [...why(), not(atMost(model, item, first - 1))]);
  }
  if (conflict === 0 && to < last) {
    conflict = conclude(solver, atMost(model, item, to), [...why(), atMost(model, item, last)]);
  }
  for (let at = 0; at < served.length && served.length > 1 && conflict === 0; at += 1) {
    if (isFalse(solver, served[at]!) || waste[at]!.subarray(first, last + 1).some((slots) => slots <= room)) continue;
    const bounds = [not(atMost(model, item, first - 1)), atMost(model, item, last)];
    conflict = conclude(solver, not(served[at]!), [...causes(seat), unit, ...bounds]);
  }
  return conflict;
}
