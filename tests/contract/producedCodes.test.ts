import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemCodes } from '#contract/problems.ts';
import { limits } from '#domain/values/limitTable.ts';
import { operations } from './contractDocument.ts';

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/server/${file}`, 'utf8'));
const errorsOfFastify = readFileSync('src/server/http/errors.ts', 'utf8');

const isThrown = (code: string): boolean =>
  Object.values(limits).some((limit) => limit.code === code) ||
  errorsOfFastify.includes(`'${code}'`) ||
  sources.some((text) => new RegExp(`\\bproblem\\([^;]*?'${code}'`).test(text));

test('the server throws every problem code that an operation names', () => {
  const named = new Set(operations.flatMap((operation) => operation['x-codes']));
  expect(problemCodes.filter((code) => named.has(code) && !isThrown(code))).toEqual([]);
});
