import { expect, test } from 'vitest';
import { priceAfterMove, priceOn, type PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import { localMinuteAt } from '#domain/values/zonedTime.ts';

/** At ten o'clock. */
const on = (date: string) => ({ date, start: 600 });

const rule = (part: Partial<PriceRule>): PriceRule => ({
  fromDate: null,
  toDate: null,
  weekdays: null,
  price: 1000,
  priority: 0,
  ...part,
});

test('without a rule for the day the product keeps its own price', () => {
  expect(priceOn(3450, [], on('2026-11-21'))).toBe(3450);
  expect(priceOn(3450, [rule({ weekdays: [1, 2, 3, 4] }), rule({ weekdays: [] })], on('2026-11-21'))).toBe(3450);
});

test('a season counts its first and last day', () => {
  const season = [rule({ fromDate: '2026-12-24', toDate: '2027-01-03', price: 4450 })];
  expect(
    ['2026-12-23', '2026-12-24', '2027-01-03', '2027-01-04'].map((date) => priceOn(3450, season, on(date))),
  ).toEqual([3450, 4450, 4450, 3450]);
});

test('a weekend price holds on the weekdays of its list', () => {
  const weekend = [rule({ weekdays: [6, 7], price: 3950 })];
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => priceOn(3450, weekend, on(date)))).toEqual([
    3450, 3950, 3950,
  ]);
});

test('the highest priority wins, and among equals the lowest price', () => {
  const rules = [
    rule({ price: 3000, priority: 1 }),
    rule({ price: 5000, priority: 2 }),
    rule({ price: 4500, priority: 2 }),
  ];
  expect(priceOn(3450, rules, on('2026-11-21'))).toBe(4500);
  expect(priceOn(3450, rules.toReversed(), on('2026-11-21'))).toBe(4500);
});

test('a price of the evening holds from its first minute up to its last, which it leaves out', () => {
  const evening = [rule({ fromMinute: 1020, toMinute: 1200, price: 9500 })];
  const at = (start: number | null) => priceOn(8000, evening, { date: '2026-11-21', start });
  expect([1015, 1020, 1195, 1200, null].map(at)).toEqual([8000, 9500, 9500, 8000, 8000]);
});

test('a price may hold until the end of the day', () => {
  const late = [rule({ fromMinute: 1020, toMinute: 1440, price: 9500 })];
  expect(priceOn(8000, late, { date: '2026-11-21', start: 1435 })).toBe(9500);
});

test('times, days and priority count together', () => {
  const rules = [
    rule({ weekdays: [6, 7], price: 9000, priority: 1 }),
    rule({ fromMinute: 1020, toMinute: 1440, weekdays: [1, 2, 3, 4, 5, 6], price: 7000, priority: 2 }),
    rule({ fromMinute: 1080, toMinute: 1140, price: 6000, priority: 2 }),
  ];
  const at = (date: string, start: number) => priceOn(8000, rules, { date, start });
  expect([1000, 1020, 1080, 1140].map((start) => at('2026-11-21', start))).toEqual([9000, 7000, 6000, 7000]);
  expect([1020, 1080].map((start) => at('2026-11-22', start))).toEqual([9000, 6000]);
});

test('on the day that the clock changes the price goes by what the clock of the venue says', () => {
  const morning = [rule({ fromMinute: 180, toMinute: 240, price: 5000 })];
  const priceAt = (instant: string) =>
    priceOn(8000, morning, { date: '2026-10-25', start: localMinuteAt(Date.parse(instant), 'Europe/Amsterdam') });
  const instants = ['2026-10-25T00:59Z', '2026-10-25T01:59Z', '2026-10-25T02:00Z', '2026-10-25T03:00Z'];
  expect(instants.map(priceAt)).toEqual([8000, 8000, 5000, 8000]);
});

test('what is booked keeps its price at a start that costs the same, and has the price of any other', () => {
  expect(priceAfterMove(7500, [8000, 8000])).toBe(7500);
  expect(priceAfterMove(7500, [8000, 9500])).toBe(9500);
});
