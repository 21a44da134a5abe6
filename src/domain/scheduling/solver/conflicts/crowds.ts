import { poolSlots } from '../poolSlots.ts';
import type { Problem } from '../problem.ts';
import type { State } from '../state.ts';
import { addClause } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost, lastUntil } from './model.ts';
import { not } from './solver.ts';

/** Says of every pool that is overfull that not all who are in it can be; answers whether there was none. */
export function addCrowds(model: Model, state: State): boolean {
  const { problem, solver } = model;
  let isFine = true;
  for (const [item, { pool, duration }] of problem.items.entries()) {
    const start = state.start[item]!;
    if (start < 0 || pool < 0) continue;
    const slot = overfull(problem, state, item);
    if (slot < 0) continue;
    isFine = false;
    const others = takersOf(problem, state, pool, slot).filter((other) => other !== item);
    const clause = others.flatMap((other) => {
      const stretch = problem.stretches[pool]!;
      const from = Math.floor(slot / stretch) * stretch;
      return notIn(model, other, [from - problem.items[other]!.duration, from + stretch - 1]);
    });
    addClause(solver, [...new Set([...clause, ...notIn(model, item, [slot - duration, slot])])]);
  }
  return isFine;
}

/** A slot of an item's stay in which its pool has not the places taken, -1 for none. */
function overfull(problem: Problem, state: State, item: number): number {
  const { pool, duration } = problem.items[item]!;
  const start = state.start[item]!;
  for (let slot = start; slot < start + duration; slot += 1) {
    const taken = takersOf(problem, state, pool, slot).reduce((sum, other) => sum + problem.items[other]!.places, 0);
    if (taken > problem.pools[pool]![slot]!) return slot;
  }
  return -1;
}

/** Items that take places in a pool in a slot. */
function takersOf(problem: Problem, state: State, pool: number, slot: number): number[] {
  return problem.items.flatMap((item, index) => {
    if (item.pool !== pool || state.start[index]! < 0) return [];
    const [from, to] = poolSlots(problem, index, state.start[index]!);
    return from <= slot && slot < to ? [index] : [];
  });
}

/** That a unit is refused or its item starts at `from` or earlier or later than `to`. */
function notIn(model: Model, item: number, [from, to]: [number, number]): number[] {
  const early = atMost(model, item, lastUntil(model, item, from));
  const late = not(atMost(model, item, lastUntil(model, item, to)));
  return [not(model.booked[model.problem.items[item]!.unit]!), early, late];
}
