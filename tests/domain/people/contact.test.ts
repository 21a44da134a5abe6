import { normalPhone } from '#domain/people/contact.ts';
import { expect, test } from 'vitest';

test.each([
  ['0612345678', '0612345678'],
  ['06 - 12 34 56 78', '0612345678'],
  ['(038) 421.1234', '0384211234'],
  ['+31 6 12345678', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['+49 171 2345678', '+491712345678'],
  ['+32/475/12.34.56', '+32475123456'],
])('%j is a telephone number', (text, expected) => {
  expect(normalPhone(text)).toBe(expected);
  expect(normalPhone(expected)).toBe(expected);
});

test.each([
  '',
  '06',
  '061234567',
  '06123456789',
  '612345678',
  '+31612345',
  '+316123456789',
  '+0612345678',
  '06x2345678',
  '+',
])('%j is no telephone number', (text) => {
  expect(normalPhone(text)).toBeNull();
});
