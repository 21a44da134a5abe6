import { tidy } from './clauses.ts';
import { learn } from './learn.ts';
import { propagate } from './propagate.ts';
import type { Reason, Solver } from './solver.ts';
import { decide, goBack, takeMostActive } from './trail.ts';

const conflictsBeforeRestart = 64;

/** A rule beyond clauses: makes true what follows from it, with reasons; answers the reason of a conflict, else 0. */
export type Rule = (solver: Solver) => Reason;

/** All of `under` holds as well, as long as this descent lasts; `until` is the work at which it stops. */
export type Descent = { rules: readonly Rule[]; under: readonly number[]; until: number };

/**
 * Looks for values that satisfy all clauses and rules. On `found` they are left in place (go back before adding clauses);
 * otherwise nothing is decided. `impossible`: there are none as long as `under` holds.
 */
export function descend(solver: Solver, { rules, under, until }: Descent): 'found' | 'impossible' | 'spent' {
  goBack(solver, 0);
  let restarts = 0;
  let left = conflictsBeforeRestart;
  for (;;) {
    if (solver.isImpossible) return ended(solver, 'impossible');
    const conflict = follow(solver, rules);
    if (conflict !== 0) {
      if (!learn(solver, conflict)) solver.isImpossible = true;
      else left -= 1;
      continue;
    }
    if (solver.work >= until || left <= 0) {
      if (solver.work >= until) return ended(solver, 'spent');
      goBack(solver, 0);
      restarts += 1;
      left = conflictsBeforeRestart * luby(restarts);
      tidy(solver);
      continue;
    }
    if (solver.decisions.length === 0) solver.notesEnd = 1;
    const given = under.find((literal) => solver.truth[literal] !== 1);
    if (given !== undefined) {
      if (solver.truth[given ^ 1] === 1) return ended(solver, 'impossible');
      decide(solver, given);
      continue;
    }
    const literal = nextDecision(solver);
    if (literal < 0) return 'found';
    decide(solver, literal);
  }
}

function ended(solver: Solver, result: 'impossible' | 'spent'): typeof result {
  goBack(solver, 0);
  return result;
}

function follow(solver: Solver, rules: readonly Rule[]): Reason {
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
  for (let variable = takeMostActive(solver); variable >= 0; variable = takeMostActive(solver)) {
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
