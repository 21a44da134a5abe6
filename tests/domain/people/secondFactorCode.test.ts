import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { secondFactorCodeSchema } from '#domain/people/secondFactorCode.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';

test('a code is taken as an app shows it, in groups', () => {
  expect(z.parse(secondFactorCodeSchema, { code: ' 123 456\t' })).toEqual({ code: '123456' });
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['12 345', 'invalid'],
])('the code %j is refused as %s', (code, expected) => {
  expect(fieldErrors(z.safeParse(secondFactorCodeSchema, { code }))).toEqual([{ pointer: '/code', code: expected }]);
});
