import type { UsedBy } from '#contract/names.ts';
import { problem } from './problem.ts';
import type { FieldProblem } from './problem.ts';

export function expectValid(errors: FieldProblem[]): void {
  if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 20) });
}

export function expectVersion<Row extends { version: number }>(row: Row | undefined, version: number): Row {
  if (!row) throw problem('not_found');
  if (row.version !== version) throw problem('version_conflict');
  return row;
}

export function expectFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw problem('not_found');
  return row;
}

const maxUsers = 200;

export function expectUnused(usedBy: UsedBy[]): void {
  if (usedBy.length > 0) throw problem('in_use', { extensions: { usedBy: usedBy.slice(0, maxUsers) } });
}
