import { expect, test } from 'vitest';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import type { PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import { freeSpans } from '#domain/scheduling/day/capacity.ts';

const opening = [{ fromMinute: 600, toMinute: 1320 }];
const terms: PoolTerms = {
  capacity: 48,
  hours: [
    { weekdays: [1, 2, 3, 4, 6, 7], fromMinute: 1020, toMinute: 1440, capacity: 72 },
    { weekdays: [5], fromMinute: 0, toMinute: 1440, capacity: 90 },
  ],
  exceptions: [],
};
const [thursday, friday] = ['2026-05-14', '2026-05-15'];
const spansOn = (date: string, change: Partial<PoolTerms> = {}) =>
  freeSpans(capacitiesOn(date, { ...terms, ...change }), opening).map(({ from, to, places }) => [from, to, places]);

test('a pool has 48 places in the morning, 72 from five o’clock, and 90 on Fridays', () => {
  expect(spansOn(thursday)).toEqual([
    [600, 1020, 48],
    [1020, 1320, 72],
  ]);
  expect(spansOn(friday)).toEqual([[600, 1320, 90]]);
});

test('a dated exception holds all day, whatever the hours say, and of two the smallest', () => {
  const exceptions = [
    { fromDate: thursday, toDate: friday, capacity: 100 },
    { fromDate: friday, toDate: friday, capacity: 10 },
  ];
  expect(spansOn(thursday, { exceptions })).toEqual([[600, 1320, 100]]);
  expect(spansOn(friday, { exceptions })).toEqual([[600, 1320, 10]]);
  expect(spansOn('2026-05-16', { exceptions })).toEqual(spansOn('2026-05-16'));
});
