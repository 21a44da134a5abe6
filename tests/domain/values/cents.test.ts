import { parseEuros, sumOf } from '#domain/values/cents.ts';
import { expect, test } from 'vitest';

test('amounts add up in whole cents', () => {
  expect(sumOf([3450, 3450, 1])).toBe(6901);
  expect(sumOf([])).toBe(0);
});

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
