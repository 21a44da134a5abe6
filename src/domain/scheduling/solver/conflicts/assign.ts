import { putBack } from './activity.ts';
import type { Reason, Solver } from './solver.ts';

/** Makes a literal without value true; the first and last start left of its item follow. */
export function assign(solver: Solver, literal: number, reason: Reason): void {
  const variable = literal >> 1;
  solver.truth[literal] = 1;
  solver.level[variable] = solver.decisions.length;
  solver.reason[variable] = reason;
  solver.trail[solver.size] = literal;
  solver.size += 1;
  const item = solver.owner[variable]!;
  if (item < 0) return;
  const place = solver.place[variable]!;
  const { undo } = solver;
  if ((literal & 1) === 0) {
    if (place >= solver.last[item]!) return;
    undo.item.push(-item - 1);
    undo.value.push(solver.last[item]!);
    solver.last[item] = place;
  } else {
    if (place < solver.first[item]!) return;
    undo.item.push(item);
    undo.value.push(solver.first[item]!);
    solver.first[item] = place + 1;
  }
}

/** Begins a decision with a literal without value. */
export function decide(solver: Solver, literal: number): void {
  solver.decisions.push(solver.size);
  solver.notesAt.push(solver.notesEnd);
  solver.undo.at.push(solver.undo.item.length);
  assign(solver, literal, 0);
}

/** Takes back all decisions beyond the first `depth`. */
export function goBack(solver: Solver, depth: number): void {
  if (solver.decisions.length <= depth) return;
  const { truth, trail, phase, undo } = solver;
  const begin = solver.decisions[depth]!;
  for (let at = solver.size - 1; at >= begin; at -= 1) {
    const literal = trail[at]!;
    const variable = literal >> 1;
    truth[literal] = 0;
    phase[variable] = (literal & 1) ^ 1;
    if (solver.heapAt[variable]! < 0) putBack(solver, variable);
  }
  for (let at = undo.item.length - 1; at >= undo.at[depth]!; at -= 1) {
    const item = undo.item[at]!;
    if (item < 0) solver.last[-item - 1] = undo.value[at]!;
    else solver.first[item] = undo.value[at]!;
  }
  undo.item.length = undo.value.length = undo.at[depth]!;
  undo.at.length = depth;
  solver.size = begin;
  solver.head = begin;
  solver.notesEnd = solver.notesAt[depth]!;
  solver.notesAt.length = depth;
  solver.decisions.length = depth;
}
