import { expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import { limitRange } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import { problemStatuses } from '#contract/problems.ts';
import { limitText } from '#tests/support/limitText.ts';
import { contract } from './contractDocument.ts';

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
