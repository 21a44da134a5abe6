import type { Reason, Solver } from './solver.ts';
import { byExplanation, noReason, grown } from './solver.ts';
import { assign } from './trail.ts';

/** Only before any decision. */
export function addClause(solver: Solver, literals: readonly number[]): void {
  const { truth } = solver;
  const open: number[] = [];
  for (const literal of literals) {
    if (truth[literal] === 1 || open.includes(literal ^ 1)) return;
    if (truth[literal ^ 1] !== 1 && !open.includes(literal)) open.push(literal);
  }
  solver.work += 2 * literals.length;
  if (open.length === 0) solver.isImpossible = true;
  else if (open.length === 1) assign(solver, open[0]!, noReason);
  else watchClause(solver, storeClause(solver, open, open.length));
}

export function storeClause(solver: Solver, literals: ArrayLike<number>, length: number): number {
  const at = solver.end;
  if (at + length + 1 > solver.clauses.length) solver.clauses = grown(solver.clauses, 2 * (at + length + 1));
  solver.clauses[at] = length;
  for (let index = 0; index < length; index += 1) solver.clauses[at + 1 + index] = literals[index]!;
  solver.end += length + 1;
  return at;
}

export function watchClause(solver: Solver, at: number): void {
  if (solver.linksEnd + 6 > solver.links.length) solver.links = grown(solver.links, 2 * solver.links.length);
  const { clauses, links, watchers } = solver;
  for (const place of [1, 2]) {
    const literal = clauses[at + place]!;
    const link = solver.linksEnd;
    links[link] = watchers[literal]!;
    links[link + 1] = at;
    links[link + 2] = clauses[at + 3 - place]!;
    watchers[literal] = link;
    solver.linksEnd += 3;
  }
}

/** Stores a clause as a reason for this descent only; the implied literal comes first. */
export function explain(solver: Solver, literals: readonly number[]): Reason {
  const at = solver.explanationsEnd;
  if (at + literals.length + 1 > solver.explanations.length) {
    const wider = new Int32Array(Math.max(2 * solver.explanations.length, at + literals.length + 1));
    wider.set(solver.explanations);
    solver.explanations = wider;
  }
  solver.explanations[at] = literals.length;
  for (let index = 0; index < literals.length; index += 1) solver.explanations[at + 1 + index] = literals[index]!;
  solver.explanationsEnd += literals.length + 1;
  solver.work += literals.length;
  return byExplanation(at);
}

/** Makes a literal true because all of `causes` are. Returns the conflict when it is false, else 0. */
export function imply(solver: Solver, literal: number, causes: readonly number[]): Reason {
  if (solver.truth[literal] === 1) return 0;
  const reason = explain(solver, [literal, ...causes.map((cause) => cause ^ 1)]);
  if (solver.truth[literal ^ 1] === 1) return reason;
  assign(solver, literal, reason);
  return 0;
}

const mostLearned = 4_000;
const worthKeeping = 2;

/** Drops half of the learned clauses, largest spread first, beyond a limit; only before any decision. */
export function forgetClauses(solver: Solver): void {
  const { learned } = solver;
  if (learned.length < mostLearned) return;
  const doubtful = learned.filter(({ spread }) => spread > worthKeeping);
  const order = doubtful.toSorted((a, b) => b.spread - a.spread || a.at - b.at);
  const dropped = new Set(order.slice(0, learned.length >> 1).map(({ at }) => at));
  for (let at = 0; at < solver.size; at += 1) solver.reason[solver.trail[at]! >> 1] = noReason;
  solver.watchers.fill(0);
  solver.linksEnd = 3;
  const spreads = new Map(learned.map(({ at, spread }) => [at, spread]));
  const { clauses, end } = solver;
  solver.clauses = new Int32Array(clauses.length);
  solver.end = 1;
  solver.learned = [];
  for (let at = 1; at < end; at += clauses[at]! + 1) {
    if (dropped.has(at)) continue;
    const copy = storeClause(solver, clauses.subarray(at + 1, at + 1 + clauses[at]!), clauses[at]!);
    watchClause(solver, copy);
    const spread = spreads.get(at);
    if (spread !== undefined) solver.learned.push({ at: copy, spread });
  }
}
