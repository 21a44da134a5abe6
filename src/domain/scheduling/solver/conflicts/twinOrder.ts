import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { not } from './solver.ts';

/** Of twins the first is booked sooner than the other, and starts no later. */
export function addTwinOrder(model: Model): void {
  const { problem, booked, solver } = model;
  for (const [unit, other] of problem.twins) {
    const [one, two] = [problem.units[unit]!.items[0]!, problem.units[other]!.items[0]!];
    addClause(solver, [not(booked[other]!), booked[unit]!]);
    for (let place = 0; place + 1 < problem.items[one]!.starts.length; place += 1) {
      addClause(solver, [not(booked[other]!), not(atMost(model, two, place)), atMost(model, one, place)]);
    }
  }
}
