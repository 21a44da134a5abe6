import { expect, test } from 'vitest';
import { visitsToReturn } from '#domain/credits/visitsToReturn.ts';

const paid = [
  { id: 'a', usableTo: '2026-06-30', visits: 2 },
  { id: 'b', usableTo: null, visits: 1 },
  { id: 'c', usableTo: '2026-12-31', visits: 2 },
];

test('the card that ends last gets its visits back first', () => {
  expect(visitsToReturn(paid, 3)).toEqual([
    { id: 'b', visits: 1 },
    { id: 'c', visits: 1 },
  ]);
});

test('everything goes back when nobody comes, and nothing when all do', () => {
  expect(visitsToReturn(paid, 0).map(({ visits }) => visits)).toEqual([1, 2, 2]);
  expect(visitsToReturn(paid, 5)).toEqual([]);
});
