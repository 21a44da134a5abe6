import type { Problem } from '../problem.ts';
import { seatAll } from '../seatAll.ts';
import type { State } from '../state.ts';
import { emptyState } from '../state.ts';
import { goBack } from './assign.ts';
import { addCrowds } from './crowds.ts';
import type { Model } from './model.ts';
import { keepApart } from './seats.ts';
import { isTrue } from './solver.ts';

const workForSeats = 20_000;

/**
 * The plan that the values found stand for, with resources; null when these or the places of a pool do not suffice: then
 * clauses have been added that say so. Takes all decisions back. `exactly`: with the resources found and no others.
 */
export function readPlan(model: Model, exactly: boolean): State | null {
  const { solver, problem } = model;
  const state = emptyState(problem);
  for (const [unit, { items }] of problem.units.entries()) {
    const isBooked = isTrue(solver, model.booked[unit]!);
    state.booked[unit] = isBooked ? 1 : 2;
    for (const item of items) {
      if (isBooked) state.start[item] = problem.items[item]!.starts[solver.first[item]!]!;
    }
  }
  const hasSeats = seatAsFound(model, state);
  goBack(solver, 0);
  const hasPlaces = addCrowds(model, state);
  if (hasSeats && hasPlaces) return state;
  const work = { used: 0, limit: workForSeats };
  const seated = hasSeats || (!exactly && seatAll(problem, state, work) === 'seated');
  solver.work += work.used;
  if (!seated) addClashes(model, state);
  return seated && hasPlaces ? state : null;
}

function seatAsFound({ solver, problem, served }: Model, state: State): boolean {
  for (const [index, seat] of problem.seats.entries()) {
    if (state.start[seat.item]! < 0) continue;
    const at = served[index]!.findIndex((literal) => isTrue(solver, literal));
    state.seat[index] = problem.shapes[seat.shape]!.candidates[at]!;
  }
  return problem.seats.every((_, one) =>
    problem.seats.every(
      (__, other) => other >= one || state.seat[one] !== state.seat[other] || !meet(problem, state, one, other),
    ),
  );
}

/** Whether two seats of booked items are held at the same time. */
function meet({ seats }: Problem, { start }: State, one: number, other: number): boolean {
  const [a, b] = [seats[one]!, seats[other]!];
  const [from, to] = [start[a.item]!, start[b.item]!];
  return from >= 0 && to >= 0 && from - a.before < to + b.length && to - b.before < from + a.length;
}

function addClashes(model: Model, state: State): void {
  const { problem } = model;
  for (let one = 0; one < problem.seats.length; one += 1) {
    for (let other = 0; other < one; other += 1) if (meet(problem, state, one, other)) keepApart(model, one, other);
  }
}
