import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { lowestPrice, pricedSpans, pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';

const always = { fromDate: null, toDate: null, weekdays: null, priority: 1 };
const day = '2026-11-21';

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

test('the prices of a day are told from midnight to midnight', () => {
  const evening = { ...always, fromMinute: 1020, toMinute: 1200, price: 9500 };
  const late = { ...always, fromMinute: 1080, toMinute: 1200, price: 9500 };
  const other = { ...always, weekdays: [1], fromMinute: 600, toMinute: 660, price: 100 };
  const spans = pricedSpans({ price: 8000, priceRules: [evening, late, other] }, day);
  expect(spans.map(({ from, to, price }) => [from, to, price])).toEqual([
    [0, 1020, 8000],
    [1020, 1200, 9500],
    [1200, 1440, 8000],
  ]);
});

test('a price from hours at which the house is closed is not offered', () => {
  const product = { price: 8000, priceRules: [{ ...always, fromMinute: 1020, toMinute: 1440, price: 6000 }] };
  const openUntil = (toMinute: number) => pricesOfDay(product, day, [{ fromMinute: 600, toMinute }]);
  expect(openUntil(1320)).toEqual({ lowest: 6000, varies: true });
  expect(openUntil(1020)).toEqual({ lowest: 8000, varies: false });
  expect(pricesOfDay(product, day)).toEqual({ lowest: 6000, varies: true });
});

const minute = fc.integer({ min: 0, max: 288 }).map((step) => step * 5);
const anyRule = fc
  .record({ bounds: fc.uniqueArray(minute, { minLength: 2, maxLength: 2 }), isTimed: fc.boolean() })
  .chain(({ bounds, isTimed }) =>
    fc.record({
      fromDate: fc.constantFrom(null, '2026-11-20', '2026-11-22'),
      toDate: fc.constant(null),
      weekdays: fc.constantFrom(null, [6], [7]),
      fromMinute: fc.constant(isTimed ? Math.min(...bounds) : null),
      toMinute: fc.constant(isTimed ? Math.max(...bounds) : null),
      price: fc.integer({ min: 0, max: 5 }),
      priority: fc.integer({ min: 0, max: 2 }),
    }),
  );

test('the spans of a day say of every start what it costs', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), (priceRules) => {
      const spans = pricedSpans({ price: 3, priceRules }, day);
      const starts = Array.from({ length: 288 }, (_, step) => step * 5);
      const spanPrices = starts.map((start) => spans.find(({ from, to }) => from <= start && start < to)?.price);
      const paid = starts.map((start) => priceOn(3, priceRules, { date: day, start }));
      expect(spanPrices).toEqual(paid);
      const { lowest, varies } = pricesOfDay({ price: 3, priceRules }, day);
      expect({ lowest, varies }).toEqual({ lowest: Math.min(...paid), varies: new Set(paid).size > 1 });
    }),
  );
});
