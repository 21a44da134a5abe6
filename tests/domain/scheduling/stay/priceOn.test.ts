import { expect, test } from 'vitest';
import { priceOn, type PriceRule } from '#domain/scheduling/stay/priceOn.ts';

const rule = (part: Partial<PriceRule>): PriceRule => ({
  fromDate: null,
  toDate: null,
  weekdays: null,
  price: 1000,
  priority: 0,
  ...part,
});

test('without a rule for the day the product keeps its own price', () => {
  expect(priceOn(3450, [], '2026-11-21')).toBe(3450);
  expect(priceOn(3450, [rule({ weekdays: [1, 2, 3, 4] }), rule({ weekdays: [] })], '2026-11-21')).toBe(3450);
});

test('a season counts its first and last day', () => {
  const season = [rule({ fromDate: '2026-12-24', toDate: '2027-01-03', price: 4450 })];
  expect(['2026-12-23', '2026-12-24', '2027-01-03', '2027-01-04'].map((date) => priceOn(3450, season, date))).toEqual([
    3450, 4450, 4450, 3450,
  ]);
});

test('a weekend price holds on the weekdays of its list', () => {
  const weekend = [rule({ weekdays: [6, 7], price: 3950 })];
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => priceOn(3450, weekend, date))).toEqual([
    3450, 3950, 3950,
  ]);
});

test('the highest priority wins, and among equals the lowest price', () => {
  const rules = [
    rule({ price: 3000, priority: 1 }),
    rule({ price: 5000, priority: 2 }),
    rule({ price: 4500, priority: 2 }),
  ];
  expect(priceOn(3450, rules, '2026-11-21')).toBe(4500);
  expect(priceOn(3450, rules.toReversed(), '2026-11-21')).toBe(4500);
});
