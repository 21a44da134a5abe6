import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import type { Limit } from '#domain/values/limit.types.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import { limitReached } from '#server/http/limitReached.ts';

const table: [string, Limit][] = Object.entries(limits);
const waits = (limit: Limit): boolean => limit.waitingHelps ?? true;

/** What callers that the compiler checks may ask, for any name. */
const refusalOf = limitReached as (name: string, wait?: number) => ReturnType<typeof limitReached>;

test('a limit refuses with the code of its row, and says how long to wait where waiting helps', () => {
  const refusals = table
    .filter(([, { code }]) => code !== null)
    .map(([name, limit]) => [name, waits(limit) ? refusalOf(name, 7) : refusalOf(name)] as const);
  expect(refusals.map(([name, { code, details }]) => [name, code, details.retryAfter])).toEqual(
    table
      .filter(([, { code }]) => code !== null)
      .map(([name, limit]) => [name, limit.code, waits(limit) ? 7 : undefined]),
  );
});

test('where waiting does not help is a question of the request, not of time', () => {
  expect(table.flatMap(([name, limit]) => (waits(limit) ? [] : [name])).toSorted()).toEqual([
    'bulkMailGuests',
    'holdTreatments',
    'issuedCardCents',
    'unconfirmedUnpaidBookings',
    'unpaidAtOnce',
  ]);
  expect(table.filter(([, limit]) => !waits(limit) && limit.seconds > 0)).toEqual([]);
});

test('every refusal with the code of a limit is made by the table', () => {
  const ofLimits = new Set(table.flatMap(([, { code }]) => code ?? []));
  ofLimits.delete('service_unavailable');
  const folder = join(projectRoot(), 'src/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const made = files.flatMap((file) => {
    const codes = [...readFileSync(join(folder, file), 'utf8').matchAll(/\bproblem\(\s*'(\w+)'/g)];
    return codes.flatMap(([, code]) => (ofLimits.has(code as never) ? [`${file} ${code}`] : []));
  });
  expect([files.length > 300, made]).toEqual([true, []]);
});
