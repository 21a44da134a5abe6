import { storeClause, watchClause } from './clauses.ts';
import type { Reason, Solver } from './solver.ts';
import { byClause, noReason } from './solver.ts';
import { assign, decayActivity, backtrack, bumpActivity } from './trail.ts';

/**
 * Learns the clause of the first unique implication point and backjumps. False when no decision is left: unsatisfiable.
 */
export function learnClause(solver: Solver, conflict: Reason): boolean {
  backtrack(solver, conflictDepth(solver, conflict));
  if (solver.decisions.length === 0) return false;
  const whole = causes(solver, conflict);
  const clause = [whole[0]!];
  for (let index = 1; index < whole.length; index += 1) {
    if (!isImplied(solver, whole[index]!)) clause.push(whole[index]!);
  }
  for (let index = 0; index < whole.length; index += 1) solver.seen[whole[index]! >> 1] = 0;
  decayActivity(solver);
  if (clause.length === 1) {
    backtrack(solver, 0);
    assign(solver, clause[0]!, noReason);
    return true;
  }
  moveLatestToSecond(solver, clause);
  const spread = spreadOf(solver, clause);
  backtrack(solver, solver.level[clause[1]! >> 1]!);
  const at = storeClause(solver, clause, clause.length);
  watchClause(solver, at);
  solver.learned.push({ at, spread });
  assign(solver, clause[0]!, byClause(at));
  return true;
}

function conflictDepth(solver: Solver, conflict: Reason): number {
  const words = wordsOf(solver, conflict);
  const at = conflict >> 1;
  let depth = 0;
  for (let index = at + 1; index <= at + words[at]!; index += 1) {
    const level = solver.level[words[index]! >> 1]!;
    if (level > depth) depth = level;
  }
  return depth;
}

const wordsOf = (solver: Solver, reason: Reason): Int32Array =>
  (reason & 1) === 0 ? solver.clauses : solver.explanations;

function causes(solver: Solver, conflict: Reason): number[] {
  const { seen, trail } = solver;
  const clause = [0];
  let open = addFalseLiterals(solver, conflict, 0, clause);
  for (let at = solver.size - 1; ; at -= 1) {
    const literal = trail[at]!;
    if (seen[literal >> 1] === 0) continue;
    seen[literal >> 1] = 0;
    open -= 1;
    if (open === 0) {
      clause[0] = literal ^ 1;
      return clause;
    }
    open += addFalseLiterals(solver, solver.reason[literal >> 1]!, 1, clause);
  }
}

function addFalseLiterals(solver: Solver, reason: Reason, skip: number, clause: number[]): number {
  if (reason < 0) return addFalseLiteral(solver, (-reason - 1) ^ 1, clause);
  const words = wordsOf(solver, reason);
  const at = reason >> 1;
  const end = at + 1 + words[at]!;
  let open = 0;
  for (let index = at + 1 + skip; index < end; index += 1) open += addFalseLiteral(solver, words[index]!, clause);
  solver.work += 4 * (end - at);
  return open;
}

function addFalseLiteral(solver: Solver, literal: number, clause: number[]): number {
  const variable = literal >> 1;
  const level = solver.level[variable]!;
  if (level === 0 || solver.seen[variable] === 1) return 0;
  solver.seen[variable] = 1;
  bumpActivity(solver, variable);
  if (level === solver.decisions.length) return 1;
  clause.push(literal);
  return 0;
}

function isImplied(solver: Solver, literal: number): boolean {
  const reason = solver.reason[literal >> 1]!;
  if (reason === noReason) return false;
  if (reason < 0) return isCovered(solver, -reason - 1);
  const words = wordsOf(solver, reason);
  const at = reason >> 1;
  for (let index = at + 2; index <= at + words[at]!; index += 1) if (!isCovered(solver, words[index]!)) return false;
  return true;
}

const isCovered = (solver: Solver, literal: number): boolean =>
  solver.seen[literal >> 1] === 1 || solver.level[literal >> 1] === 0;

function moveLatestToSecond({ level }: Solver, clause: number[]): void {
  let last = 1;
  for (let index = 2; index < clause.length; index += 1) {
    if (level[clause[index]! >> 1]! > level[clause[last]! >> 1]!) last = index;
  }
  [clause[1], clause[last]] = [clause[last]!, clause[1]!];
}

function spreadOf(solver: Solver, clause: readonly number[]): number {
  solver.stamp += 1;
  let spread = 0;
  for (let index = 1; index < clause.length; index += 1) {
    const level = solver.level[clause[index]! >> 1]!;
    if (solver.stamps[level] === solver.stamp) continue;
    solver.stamps[level] = solver.stamp;
    spread += 1;
  }
  return spread;
}
