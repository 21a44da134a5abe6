import { expect, test } from 'vitest';
import { fieldProblems } from '#server/http/validation.ts';

test('a pointer is as long as the contract allows, whatever the field is called', () => {
  const params = { additionalProperty: 'x'.repeat(5_000) };
  const [problem] = fieldProblems(
    [{ keyword: 'additionalProperties', instancePath: '', schemaPath: '', params, message: '' }],
    'body',
  );
  expect(problem).toEqual({ pointer: `/${'x'.repeat(299)}`, code: 'unknown' });
});
