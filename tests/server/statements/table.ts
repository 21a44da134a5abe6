import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countStatements } from '#tests/support/countStatements.ts';
import type { Work } from '#tests/support/countStatements.ts';
import { walkJourneys } from './journeys.ts';
import type { MeasuredWorld } from './journeys.ts';

const head = `# What each operation costs

Written by \`npm run bench:trace -- --accept\`. Statements, round trips and rows read are exact, and held by \`budgets.test.ts\`:
who needs fewer lowers them, who needs more says why. Beginning and ending a transaction are round trips too; statements
sent together are one. The rest is what one machine measured, in milliseconds of its processor.
`;

/** Exact on every machine and either engine: what an operation may cost at most, and at least. */
export type Budget = [statements: number, roundTrips: number, rows: number];

const tableFile = new URL('table.md', import.meta.url);

const budgetOf = ({ statements, roundTrips, rows }: Work): Budget => [statements, roundTrips, rows];

export async function measuredWork(world: MeasuredWorld): Promise<Map<string, Work>> {
  const works = new Map<string, Work>();
  await walkJourneys(world, async (operation, call) => {
    works.set(operation, await countStatements(call));
  });
  return works;
}

export const budgetsOf = (works: Map<string, Work>): Record<string, Budget> =>
  Object.fromEntries([...works].map(([operation, work]) => [operation, budgetOf(work)]));

/** Microseconds of the processor, by part. */
export type Parts = ReadonlyMap<string, number>;

const kiloBytes = ({ bytes }: Work): string => (bytes / 1000).toFixed(1);

const milliseconds = (microseconds: number): string => (microseconds / 1000).toFixed(2);

export function tableText(works: Map<string, Work>, partsOf: (operation: string) => Parts): string {
  const partNames = [...partsOf([...works.keys()][0]!).keys()];
  const heads = ['operation', 'statements', 'round trips', 'rows', 'kB', ...partNames.map((name) => `ms ${name}`)];
  const rows = [...works].map(([operation, work]) => [
    operation,
    ...budgetOf(work).map(String),
    kiloBytes(work),
    ...[...partsOf(operation).values()].map(milliseconds),
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!, fill) : cell.padStart(widths[at]!, fill))).join(' | ')} |`;
  const rule = line(
    heads.map(() => ''),
    '-',
  );
  return [line(heads), rule, ...rows.map((row) => line(row))].join('\n');
}

export const acceptTable = (text: string): void => writeFileSync(tableFile, `${head}\n${text}\n`);

export function acceptedBudgets(): Record<string, Budget> {
  const text = existsSync(tableFile) ? readFileSync(tableFile, 'utf8') : '';
  const lines = text.matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \| +(\d+) \|/gm);
  return Object.fromEntries(
    [...lines].map(([, operation, ...numbers]) => [operation, numbers.slice(0, 3).map(Number)]),
  );
}
