import type { State } from '../state.ts';
import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost, lastUntil } from './model.ts';
import { not } from './solver.ts';

/** This very plan, resources included, does not count as long as `guard` holds. */
export function forbid(model: Model, state: State, guard: number): void {
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
