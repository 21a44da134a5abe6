import { assign } from './assign.ts';
import { byNote } from './solver.ts';
import type { Reason, Solver } from './solver.ts';

/** Writes a clause down as a reason for as long as this descent lasts; what follows from it comes first. */
export function note(solver: Solver, literals: readonly number[]): Reason {
  const at = solver.notesEnd;
  if (at + literals.length + 1 > solver.notes.length) {
    const wider = new Int32Array(Math.max(2 * solver.notes.length, at + literals.length + 1));
    wider.set(solver.notes);
    solver.notes = wider;
  }
  solver.notes[at] = literals.length;
  for (let index = 0; index < literals.length; index += 1) solver.notes[at + 1 + index] = literals[index]!;
  solver.notesEnd += literals.length + 1;
  solver.work += literals.length;
  return byNote(at);
}

/** Makes a literal true because all of `causes` are; answers the reason of the conflict when it is false, else 0. */
export function conclude(solver: Solver, literal: number, causes: readonly number[]): Reason {
  if (solver.truth[literal] === 1) return 0;
  const reason = note(solver, [literal, ...causes.map((cause) => cause ^ 1)]);
  if (solver.truth[literal ^ 1] === 1) return reason;
  assign(solver, literal, reason);
  return 0;
}
