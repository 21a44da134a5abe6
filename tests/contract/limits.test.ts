import { expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import { limitRange } from '#domain/values/limits.ts';
import type { Limit, LimitName } from '#domain/values/limitTable.ts';
import { problemStatuses } from '#contract/names.ts';
import { contract } from './contractDocument.ts';

/** What the API's description says of a limit. */
function limitText(name: LimitName): string {
  const { count, counts, per, seconds, times, code }: Limit = limits[name];
  const window = seconds === 0 ? 'at the same time' : `in ${windowText(seconds)}`;
  return `Most ${counts} per ${per} ${window}; ${count}${times ? ' × maxPersons' : ''} by default, above it ${code ?? 'staff are told'}.`;
}

function windowText(seconds: number): string {
  const [minutes, hours] = [seconds / 60, seconds / 3_600];
  if (!Number.isInteger(hours)) return `${minutes} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

const names = Object.keys(limits) as LimitName[];

test('the contract describes every limit as it is', () => {
  const row = (name: LimitName) => ({
    type: 'integer',
    minimum: limitRange(name).min,
    maximum: limitRange(name).max,
    description: limitText(name),
  });
  expect(contract.components.schemas['Limits']?.['properties']).toEqual(
    Object.fromEntries(names.map((name) => [name, row(name)])),
  );
});

test('a limit refuses as too many requests or as a conflict', () => {
  const codes = names.flatMap((name) => limits[name].code ?? []);
  expect(codes.filter((code) => ![409, 429, 503].includes(problemStatuses[code]))).toEqual([]);
});
