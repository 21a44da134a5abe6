import { expect, test } from 'vitest';
import { histogram, rankTest } from '#tools/bench/distributions.ts';

const evens = Array.from({ length: 200 }, (_, index) => index * 2);

test('values that lie among each other pass the rank test, those of one side do not', () => {
  expect(
    Math.abs(
      rankTest(
        evens,
        evens.map((value) => value + 1),
      ),
    ),
  ).toBeLessThan(0.2);
  expect(
    rankTest(
      evens.map((value) => value + 100),
      evens,
    ),
  ).toBeGreaterThan(3.3);
});

test('a histogram counts every value once', () => {
  const numbers = histogram({ one: evens, other: evens })
    .split('\n')
    .map((line) => Number(line.split(' ').at(-1)));
  expect(numbers.reduce((sum, value) => sum + value, 0)).toBe(400);
});
