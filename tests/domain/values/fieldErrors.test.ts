import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/values/fieldErrors.ts';

test('each field has its first error, by its place in the form', () => {
  const issues = [
    { path: ['email'], message: 'required' },
    { path: ['email'], message: 'email_invalid' },
    { path: ['address', 'zipCode'], message: 'zip_code_invalid' },
    { path: ['a/b~c', 0], message: 'too_long' },
    { path: [], message: 'required' },
  ];
  expect(fieldErrors({ success: false, error: { issues } })).toEqual([
    { pointer: '/email', code: 'required' },
    { pointer: '/address/zipCode', code: 'zip_code_invalid' },
    { pointer: '/a~1b~0c/0', code: 'too_long' },
    { pointer: '', code: 'required' },
  ]);
  expect(fieldErrors({ success: true })).toEqual([]);
});
