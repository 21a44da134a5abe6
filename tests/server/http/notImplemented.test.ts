import { expect, test } from 'vitest';
import specification from '#contract/openapi.gen.json' with { type: 'json' };
import { notImplemented } from '#server/http/notImplemented.ts';

type Operation = { operationId?: string; 'x-codes'?: string[] };

test('the contract says of exactly the listed operations that they answer 501', () => {
  const operations = Object.values(specification.paths).flatMap((path) => Object.values(path) as Operation[]);
  const said = operations.filter((operation) => operation['x-codes']?.includes('not_implemented'));
  const byName = (a: string, b: string): number => a.localeCompare(b);
  expect(said.map(({ operationId }) => operationId ?? '').toSorted(byName)).toEqual(
    [...notImplemented].toSorted(byName),
  );
});
