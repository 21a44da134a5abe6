import { expect, test } from 'vitest';
import { sumOf } from '#domain/values/cents.ts';

test('amounts add up in whole cents', () => {
  expect(sumOf([3450, 3450, 1])).toBe(6901);
  expect(sumOf([])).toBe(0);
});
