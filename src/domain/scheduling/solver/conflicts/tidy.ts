import { store, watch } from './clauses.ts';
import { noReason } from './solver.ts';
import type { Solver } from './solver.ts';

const mostLearned = 4_000;
const worthKeeping = 2;

/** Forgets half of what was learned, what spans most decisions first, once it is much; only before any decision. */
export function tidy(solver: Solver): void {
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
    const copy = store(solver, clauses.subarray(at + 1, at + 1 + clauses[at]!), clauses[at]!);
    watch(solver, copy);
    const spread = spreads.get(at);
    if (spread !== undefined) solver.learned.push({ at: copy, spread });
  }
}
