import type { UsedBy } from '#contract/names.ts';
import { problem } from './problem.ts';
import type { FieldProblem } from './problem.ts';

/** Goes on when nothing is wrong. Throws `validation_failed`. */
export function expectValid(errors: FieldProblem[]): void {
  if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 20) });
}

/** The row, when it is there in the version that was read. Throws `not_found` and `version_conflict`. */
export function expectVersion<Row extends { version: number }>(row: Row | undefined, version: number): Row {
  if (!row) throw problem('not_found');
  if (row.version !== version) throw problem('version_conflict');
  return row;
}

/** Throws `not_found` when there is no such row. */
export function expectFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw problem('not_found');
  return row;
}

const maxUsers = 200;

/** Throws `in_use`, naming at most 200 users. */
export function expectUnused(usedBy: UsedBy[]): void {
  if (usedBy.length > 0) throw problem('in_use', { extensions: { usedBy: usedBy.slice(0, maxUsers) } });
}
