import { explain } from './clauses.ts';
import type { Reason, Solver } from './solver.ts';
import { becauseOf, byClause } from './solver.ts';
import { assign } from './trail.ts';

export function propagate(solver: Solver): Reason {
  const { truth, implied, trail } = solver;
  while (solver.head < solver.size) {
    const literal = trail[solver.head]!;
    solver.head += 1;
    const next = implied[literal]!;
    if (next >= 0 && truth[next] !== 1) {
      if (truth[next ^ 1] === 1) return explain(solver, [literal ^ 1, next]);
      assign(solver, next, becauseOf(literal));
    }
    const conflict = visit(solver, literal ^ 1);
    if (conflict !== 0) return conflict;
  }
  return 0;
}

/** A link names another literal of its clause: while that is true, the clause is skipped. */
function visit(solver: Solver, wrong: number): Reason {
  const { truth, watchers, links, clauses } = solver;
  let before = -1;
  let link = watchers[wrong]!;
  solver.work += 6;
  while (link !== 0) {
    const after = links[link]!;
    solver.work += 4;
    if (truth[links[link + 2]!] === 1) {
      before = link;
      link = after;
      continue;
    }
    const at = links[link + 1]!;
    if (clauses[at + 1] === wrong) {
      clauses[at + 1] = clauses[at + 2]!;
      clauses[at + 2] = wrong;
    }
    const first = clauses[at + 1]!;
    links[link + 2] = first;
    const place = truth[first] === 1 ? 0 : otherPlace(solver, at);
    if (place > 0) {
      const other = clauses[place]!;
      clauses[at + 2] = other;
      clauses[place] = wrong;
      if (before < 0) watchers[wrong] = after;
      else links[before] = after;
      links[link] = watchers[other]!;
      watchers[other] = link;
      link = after;
      continue;
    }
    if (truth[first ^ 1] === 1) return byClause(at);
    if (truth[first] !== 1) assign(solver, first, byClause(at));
    before = link;
    link = after;
  }
  return 0;
}

function otherPlace(solver: Solver, at: number): number {
  const { clauses, truth } = solver;
  const end = at + 1 + clauses[at]!;
  for (let place = at + 3; place < end; place += 1) {
    if (truth[clauses[place]! ^ 1] === 1) continue;
    solver.work += place - at;
    return place;
  }
  solver.work += end - at;
  return 0;
}
