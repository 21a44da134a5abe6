import { poolSlots } from '../problem/pools.ts';
import type { Problem } from '../problem/problem.ts';
import { seatAll } from '../problem/seating.ts';
import type { State } from '../problem/state.ts';
import { emptyState } from '../problem/state.ts';
import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost, lastUntil } from './model.ts';
import { separateSeats } from './newModel.ts';
import { isTrue, not } from './solver.ts';
import { backtrack } from './trail.ts';

const workForSeats = 20_000;

/**
 * Returns null when seats or pool places do not suffice, after adding clauses that say so. Takes all decisions back.
 * `exactly`: only with the resources of the assignment.
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
  const hasSeats = readSeats(model, state);
  backtrack(solver, 0);
  const hasPlaces = addPoolLimits(model, state);
  if (hasSeats && hasPlaces) return state;
  const work = { used: 0, limit: workForSeats };
  const seated = hasSeats || (!exactly && seatAll(problem, state, work) === 'seated');
  solver.work += work.used;
  if (!seated) separateClashes(model, state);
  return seated && hasPlaces ? state : null;
}

function readSeats({ solver, problem, served }: Model, state: State): boolean {
  for (const [index, seat] of problem.seats.entries()) {
    if (state.start[seat.item]! < 0) continue;
    const at = served[index]!.findIndex((literal) => isTrue(solver, literal));
    state.seat[index] = problem.shapes[seat.shape]!.candidates[at]!;
  }
  return problem.seats.every((_, one) =>
    problem.seats.every(
      (__, other) => other >= one || state.seat[one] !== state.seat[other] || !overlap(problem, state, one, other),
    ),
  );
}

function overlap({ seats }: Problem, { start }: State, one: number, other: number): boolean {
  const [a, b] = [seats[one]!, seats[other]!];
  const [from, to] = [start[a.item]!, start[b.item]!];
  return from >= 0 && to >= 0 && from - a.before < to + b.length && to - b.before < from + a.length;
}

function separateClashes(model: Model, state: State): void {
  const { problem } = model;
  for (let one = 0; one < problem.seats.length; one += 1) {
    for (let other = 0; other < one; other += 1)
      if (overlap(problem, state, one, other)) separateSeats(model, one, other);
  }
}

export function addPoolLimits(model: Model, state: State): boolean {
  const { problem, solver } = model;
  let isFine = true;
  for (const [item, { pool, duration }] of problem.items.entries()) {
    const start = state.start[item]!;
    if (start < 0 || pool < 0) continue;
    const slot = overfull(problem, state, item);
    if (slot < 0) continue;
    isFine = false;
    const others = itemsInPool(problem, state, pool, slot).filter((other) => other !== item);
    const clause = others.flatMap((other) => {
      const stretch = problem.stretches[pool]!;
      const from = Math.floor(slot / stretch) * stretch;
      return outside(model, other, [from - problem.items[other]!.duration, from + stretch - 1]);
    });
    addClause(solver, [...new Set([...clause, ...outside(model, item, [slot - duration, slot])])]);
  }
  return isFine;
}

function overfull(problem: Problem, state: State, item: number): number {
  const { pool, duration } = problem.items[item]!;
  const start = state.start[item]!;
  for (let slot = start; slot < start + duration; slot += 1) {
    const usedPlaces = itemsInPool(problem, state, pool, slot).reduce(
      (sum, other) => sum + problem.items[other]!.places,
      0,
    );
    if (usedPlaces > problem.pools[pool]![slot]!) return slot;
  }
  return -1;
}

function itemsInPool(problem: Problem, state: State, pool: number, slot: number): number[] {
  return problem.items.flatMap((item, index) => {
    if (item.pool !== pool || state.start[index]! < 0) return [];
    const [from, to] = poolSlots(problem, index, state.start[index]!);
    return from <= slot && slot < to ? [index] : [];
  });
}

function outside(model: Model, item: number, [from, to]: [number, number]): number[] {
  const early = atMost(model, item, lastUntil(model, item, from));
  const late = not(atMost(model, item, lastUntil(model, item, to)));
  return [not(model.booked[model.problem.items[item]!.unit]!), early, late];
}
