import { expect, test } from 'vitest';
import { lowestPrice, priceOn, type PriceRule } from '#domain/scheduling/stay/priceOn.ts';

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

test('the lowest price counts the rules of the period only', () => {
  const rule = { fromDate: null, toDate: null, weekdays: null, priority: 1 };
  const priceRules = [
    { ...rule, weekdays: [6, 7], price: 4000 },
    { ...rule, weekdays: [1, 2, 3, 4, 5], price: 3000 },
    { ...rule, fromDate: '2026-07-01', toDate: '2026-07-31', price: 2000, priority: 2 },
  ];
  const product = { price: 1000, priceRules };
  expect(lowestPrice(product, { from: '2026-05-01', to: '2026-06-30' })).toBe(3000);
  expect(lowestPrice(product, { from: '2026-05-02', to: '2026-05-03' })).toBe(4000);
  expect(lowestPrice(product, { from: '2026-05-01', to: '2026-07-01' })).toBe(2000);
});
