import type { Problem } from '../problem.ts';
import { addClause } from './clauses.ts';
import { addDays } from './days.ts';
import type { Model } from './model.ts';
import { addSeats } from './seats.ts';
import { addTwinOrder } from './twinOrder.ts';
import { newLiteral, newSolver, not } from './solver.ts';
import type { Solver } from './solver.ts';

/** The day as clauses; wishes and what the levels count come later. */
export function newModel(problem: Problem): Model {
  const starts = problem.items.reduce((sum, item) => sum + item.starts.length, 0);
  const solver = newSolver(
    problem.items.map((item) => item.starts.length - 1),
    256 + 2 * starts,
  );
  const booked = problem.units.map(() => newLiteral(solver));
  const base = problem.items.map((item, index) => addStarts(solver, index, item.starts.length));
  const model: Model = { solver, problem, booked, base, served: [], before: new Map(), contended: new Set() };
  for (const item of problem.items) if (item.starts.length === 0) addClause(solver, [not(booked[item.unit]!)]);
  addDays(model);
  addSeats(model);
  addTwinOrder(model);
  return model;
}

function addStarts(solver: Solver, item: number, count: number): number {
  const base = solver.variables;
  for (let place = 0; place + 1 < count; place += 1) {
    const literal = newLiteral(solver);
    solver.owner[base + place] = item;
    solver.place[base + place] = place;
    if (place > 0) {
      solver.implied[literal - 2] = literal;
      solver.implied[literal + 1] = literal - 1;
    }
  }
  return base;
}
