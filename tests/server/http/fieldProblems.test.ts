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

const refused = (keyword: string, instancePath: string) => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: {},
  message: '',
});

test('of an object that may be null only the fields that are wrong are told', () => {
  const errors = [refused('maximum', '/planning/guests'), refused('type', '/planning'), refused('anyOf', '/planning')];
  expect(fieldProblems(errors, 'body')).toEqual([{ pointer: '/planning/guests', code: 'too_large' }]);
});

test('of something that is no alternative at all it is told where it stands', () => {
  const errors = [refused('type', '/planning'), refused('type', '/planning'), refused('anyOf', '/planning')];
  expect(fieldProblems(errors, 'body').map(({ pointer }) => pointer)).toEqual(Array(3).fill('/planning'));
});
