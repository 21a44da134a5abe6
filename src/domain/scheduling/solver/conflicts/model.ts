import type { Problem } from '../problem/problem.ts';
import type { State } from '../problem/state.ts';
import { addClause } from './clauses.ts';
import type { Solver } from './solver.ts';
import { always, never, newLiteral, not } from './solver.ts';

/**
 * A literal per unit (booked), per item and start (not later than it), per seat and candidate (served by it). `base` is
 * the variable of an item's first start; its last start needs none. Starts of refused units mean nothing.
 */
export type Model = {
  solver: Solver;
  problem: Problem;
  booked: number[];
  base: number[];
  served: number[][];
  before: Map<string, number>;
  separated: Set<number>;
};

export function atMost({ base, problem }: Model, item: number, place: number): number {
  if (place < 0) return never;
  return place + 1 >= problem.items[item]!.starts.length ? always : 2 * (base[item]! + place);
}

/** Index of the last start not later than a slot, -1 when there is none. */
export function lastUntil({ problem }: Model, item: number, slot: number): number {
  const { starts } = problem.items[item]!;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= slot) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A literal that implies a start at least `step` slots after the earlier item's. */
export function before(model: Model, earlier: number, later: number, step: number): number {
  const key = `${earlier} ${later} ${step}`;
  const existingLiteral = model.before.get(key);
  if (existingLiteral !== undefined) return existingLiteral;
  const { solver, problem } = model;
  const literal = newLiteral(solver);
  model.before.set(key, literal);
  const { starts } = problem.items[later]!;
  let place = 0;
  while (place < starts.length) {
    const until = lastUntil(model, earlier, starts[place]! - step);
    let next = place + 1;
    while (next < starts.length && lastUntil(model, earlier, starts[next]! - step) === until) next += 1;
    addClause(solver, [not(literal), atMost(model, earlier, until), not(atMost(model, later, next - 1))]);
    place = next;
  }
  return literal;
}

export function forbidPlan(model: Model, state: State, guard: number): void {
  const { problem, solver, booked, served } = model;
  const others: number[] = [];
  for (const [unit, { items }] of problem.units.entries()) {
    others.push(state.booked[unit] === 1 ? not(booked[unit]!) : booked[unit]!);
    if (state.booked[unit] !== 1) continue;
    for (const item of items) {
      const place = lastUntil(model, item, state.start[item]!);
      others.push(atMost(model, item, place - 1), not(atMost(model, item, place)));
    }
  }
  for (const [seat, { item, shape }] of problem.seats.entries()) {
    if (state.start[item]! < 0) continue;
    others.push(not(served[seat]![problem.shapes[shape]!.candidates.indexOf(state.seat[seat]!)]!));
  }
  addClause(solver, [not(guard), ...others]);
}

export function preferPlan({ solver, problem, booked, base, served }: Model, state: State): void {
  const { phase } = solver;
  for (const [unit, literal] of booked.entries()) phase[literal >> 1] = state.booked[unit] === 1 ? 1 : 0;
  for (const [item, { starts, preferred }] of problem.items.entries()) {
    const slot = state.start[item]! >= 0 ? state.start[item]! : preferred;
    for (let place = 0; place + 1 < starts.length; place += 1) {
      phase[base[item]! + place] = starts[place]! >= slot ? 1 : 0;
    }
  }
  for (const [seat, literals] of served.entries()) {
    const { candidates } = problem.shapes[problem.seats[seat]!.shape]!;
    if (literals.length === 1) continue;
    for (const [at, literal] of literals.entries()) phase[literal >> 1] = candidates[at] === state.seat[seat] ? 1 : 0;
  }
}
