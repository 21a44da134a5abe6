import { allocateVisits, byEndDate, visitsLeft, missingVisits, visitsToReturn } from '#domain/credits/visits.ts';
import { expect, test } from 'vitest';

const card = (id: string, change: Partial<Parameters<typeof visitsLeft>[0][number]> = {}) => ({
  id,
  usableFrom: '2026-01-01',
  usableTo: '2026-12-31',
  amount: 10,
  used: 0,
  ...change,
});

test('the multi-visit card that ends first pays first, and the next one what is left', () => {
  const cards = [card('b', { usableTo: null }), card('a'), card('c', { usableTo: '2026-06-30', used: 8 })];
  expect(allocateVisits(cards, { day: '2026-05-12', visits: 5 })).toEqual([
    { id: 'c', visits: 2 },
    { id: 'a', visits: 3 },
  ]);
});

test('cards that are used up, not yet or no longer valid pay nothing', () => {
  const cards = [
    card('a', { used: 10 }),
    card('b', { usableFrom: '2026-06-01' }),
    card('c', { usableTo: '2026-05-11' }),
  ];
  expect(allocateVisits(cards, { day: '2026-05-12', visits: 1 })).toBeNull();
  expect(visitsLeft(cards, '2026-05-12')).toBe(0);
});

test('a multi-visit card is valid on its first and on its last day', () => {
  const one = card('a', { usableFrom: '2026-05-12', usableTo: '2026-05-12', amount: 1 });
  expect(visitsLeft([one], '2026-05-12')).toBe(1);
  expect(allocateVisits([one], { day: '2026-05-12', visits: 1 })).toEqual([{ id: 'a', visits: 1 }]);
});

test('a pass without a number of visits pays any group', () => {
  const pass = card('pas', { amount: null, used: 40 });
  expect(visitsLeft([pass, card('a')], '2026-05-12')).toBe(Number.POSITIVE_INFINITY);
  expect(allocateVisits([pass], { day: '2026-05-12', visits: 9 })).toEqual([{ id: 'pas', visits: 9 }]);
});

test('every guest needs a visit', () => {
  expect(missingVisits(1, 3)).toBe(2);
  expect(missingVisits(0, 1)).toBe(1);
});

test('nothing is short with enough visits or a multi-visit card without a limit', () => {
  expect(missingVisits(3, 3)).toBe(0);
  expect(missingVisits(null, 12)).toBe(0);
});

const paid = [
  { id: 'a', usableTo: '2026-06-30', visits: 2 },
  { id: 'b', usableTo: null, visits: 1 },
  { id: 'c', usableTo: '2026-12-31', visits: 2 },
];

test('the multi-visit card that ends last gets its visits back first', () => {
  expect(visitsToReturn(paid, 3)).toEqual([
    { id: 'b', visits: 1 },
    { id: 'c', visits: 1 },
  ]);
});

test('everything goes back when nobody comes, and nothing when all do', () => {
  expect(visitsToReturn(paid, 0).map(({ visits }) => visits)).toEqual([1, 2, 2]);
  expect(visitsToReturn(paid, 5)).toEqual([]);
});

test('of cards that end on one day the smaller id pays first, however they were read', () => {
  const cards = [card('b', { amount: 1 }), card('a', { amount: 1 }), card('c', { amount: 1, usableTo: null })];
  expect(cards.toSorted(byEndDate).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(
    cards
      .toReversed()
      .toSorted(byEndDate)
      .map(({ id }) => id),
  ).toEqual(['a', 'b', 'c']);
});

test('a card without a first or a last day is valid before and after any', () => {
  const open = card('a', { usableFrom: null, usableTo: null, amount: 2 });
  expect([visitsLeft([open], '0001-01-01'), visitsLeft([open], '9999-12-31')]).toEqual([2, 2]);
});
