import { expect, test } from 'vitest';
import { parseEuros } from '#domain/values/parseEuros.ts';

test.each([
  ['25', 2500],
  ['25,50', 2550],
  ['25.5', 2550],
  ['25,-', 2500],
  [' € 25 ', 2500],
  ['0,05', 5],
  ['0', 0],
])('an amount typed as %s is %i cents', (typed, cents) => {
  expect(parseEuros(typed)).toBe(cents);
});

test.each(['', 'veel', '1.000', '25,505', '-5', '2e3', '25,', '12 34', '12345678'])('%j is no amount', (typed) => {
  expect(parseEuros(typed)).toBeNull();
});
