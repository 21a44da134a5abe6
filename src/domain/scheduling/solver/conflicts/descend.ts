import { forgetClauses } from './clauses.ts';
import { learnClause } from './learn.ts';
import { propagate } from './propagate.ts';
import type { Reason, Solver } from './solver.ts';
import { decide, backtrack, popMostActive } from './trail.ts';

const conflictsBeforeRestart = 64;

/** A propagator: returns the reason of a conflict, else 0. */
export type Rule = (solver: Solver) => Reason;

export type SolveOptions = { rules: readonly Rule[]; assumptions: readonly number[]; until: number };

/**
 * On `found` the values stay assigned: backtrack before adding clauses. `impossible` holds under `assumptions` only.
 * `until` is the work at which it stops.
 */
export function solve(solver: Solver, { rules, assumptions, until }: SolveOptions): 'found' | 'impossible' | 'spent' {
  backtrack(solver, 0);
  let restarts = 0;
  let conflictsBeforeNext = conflictsBeforeRestart;
  for (;;) {
    if (solver.isImpossible) return stop(solver, 'impossible');
    const conflict = propagateAll(solver, rules);
    if (conflict !== 0) {
      if (!learnClause(solver, conflict)) solver.isImpossible = true;
      else conflictsBeforeNext -= 1;
      continue;
    }
    if (solver.work >= until || conflictsBeforeNext <= 0) {
      if (solver.work >= until) return stop(solver, 'spent');
      backtrack(solver, 0);
      restarts += 1;
      conflictsBeforeNext = conflictsBeforeRestart * luby(restarts);
      forgetClauses(solver);
      continue;
    }
    if (solver.decisions.length === 0) solver.explanationsEnd = 1;
    const given = assumptions.find((literal) => solver.truth[literal] !== 1);
    if (given !== undefined) {
      if (solver.truth[given ^ 1] === 1) return stop(solver, 'impossible');
      decide(solver, given);
      continue;
    }
    const literal = nextDecision(solver);
    if (literal < 0) return 'found';
    decide(solver, literal);
  }
}

function stop(solver: Solver, result: 'impossible' | 'spent'): typeof result {
  backtrack(solver, 0);
  return result;
}

function propagateAll(solver: Solver, rules: readonly Rule[]): Reason {
  for (;;) {
    const conflict = propagate(solver);
    if (conflict !== 0) return conflict;
    for (let index = 0; index < rules.length && solver.head === solver.size; index += 1) {
      const broken = rules[index]!(solver);
      if (broken !== 0) return broken;
    }
    if (solver.head === solver.size) return 0;
  }
}

function nextDecision(solver: Solver): number {
  const { truth } = solver;
  for (let variable = popMostActive(solver); variable >= 0; variable = popMostActive(solver)) {
    if (truth[2 * variable] !== 1 && truth[2 * variable + 1] !== 1) return 2 * variable + (solver.phase[variable]! ^ 1);
  }
  return -1;
}

/** 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby, Sinclair and Zuckerman 1993). */
function luby(index: number): number {
  let size = 1;
  let rank = 0;
  while (size < index + 1) {
    size = 2 * size + 1;
    rank += 1;
  }
  let at = index;
  while (size - 1 !== at) {
    size = (size - 1) >> 1;
    rank -= 1;
    at %= size;
  }
  return 1 << rank;
}
