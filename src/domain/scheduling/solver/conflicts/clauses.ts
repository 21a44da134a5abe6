import { assign } from './assign.ts';
import { noReason, wider } from './solver.ts';
import type { Solver } from './solver.ts';

/** Adds that one of these literals is true; only before any decision. */
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
  else watch(solver, store(solver, open, open.length));
}

/** Writes a clause down; answers where. */
export function store(solver: Solver, literals: ArrayLike<number>, length: number): number {
  const at = solver.end;
  if (at + length + 1 > solver.clauses.length) solver.clauses = wider(solver.clauses, 2 * (at + length + 1));
  solver.clauses[at] = length;
  for (let index = 0; index < length; index += 1) solver.clauses[at + 1 + index] = literals[index]!;
  solver.end += length + 1;
  return at;
}

/** Looks at a clause again when one of its first two literals becomes false. */
export function watch(solver: Solver, at: number): void {
  if (solver.linksEnd + 6 > solver.links.length) solver.links = wider(solver.links, 2 * solver.links.length);
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
