import { expect, test } from 'vitest';
import fc from 'fast-check';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import type { PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import { freeSpans } from '#domain/scheduling/day/capacity.ts';
import { addDays } from '#domain/values/localDate.ts';

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
const allDay = { fromMinute: 0, toMinute: 1440 };
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
    { fromDate: thursday, toDate: friday, ...allDay, capacity: 100 },
    { fromDate: friday, toDate: friday, ...allDay, capacity: 10 },
  ];
  expect(spansOn(thursday, { exceptions })).toEqual([[600, 1320, 100]]);
  expect(spansOn(friday, { exceptions })).toEqual([[600, 1320, 10]]);
  expect(spansOn('2026-05-16', { exceptions })).toEqual(spansOn('2026-05-16'));
});

test('an exception of some hours leaves the other hours of its day as they are', () => {
  const noon = { fromDate: thursday, toDate: friday, fromMinute: 720, toMinute: 840, capacity: 5 };
  expect(spansOn(thursday, { exceptions: [noon] })).toEqual([
    [600, 720, 48],
    [720, 840, 5],
    [840, 1020, 48],
    [1020, 1320, 72],
  ]);
  const wholeDay = { fromDate: friday, toDate: friday, ...allDay, capacity: 10 };
  expect(spansOn(friday, { exceptions: [noon, wholeDay] })).toEqual([
    [600, 720, 10],
    [720, 840, 5],
    [840, 1320, 10],
  ]);
});

const span = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .map(([from, length]) => ({ fromMinute: from * 15, toMinute: Math.min(96, from + length) * 15 }));
const anyTerms: fc.Arbitrary<PoolTerms> = fc.record({
  capacity: fc.nat(20),
  hours: fc.array(
    fc
      .record({
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        capacity: fc.nat(20),
        at: span,
      })
      .map(({ at, ...hours }) => ({ ...hours, ...at })),
    { maxLength: 4 },
  ),
  exceptions: fc.array(
    fc
      .record({ first: fc.nat(8), days: fc.nat(4), capacity: fc.nat(20), at: span })
      .map(({ first, days, capacity, at }) => ({
        fromDate: addDays(thursday, first),
        toDate: addDays(thursday, first + days),
        capacity,
        ...at,
      })),
    { maxLength: 4 },
  ),
});

test('each quarter of an hour has the places that a look at every line of the terms gives', () => {
  fc.assert(
    fc.property(anyTerms, fc.nat(12), (drawn, offset) => {
      const date = addDays(thursday, offset);
      const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
      const places = Array.from({ length: 96 }, (_none, quarter) => {
        let byException = Infinity;
        let byHours = Infinity;
        for (const one of drawn.exceptions) {
          const isToday = Date.parse(one.fromDate) <= Date.parse(date) && Date.parse(date) <= Date.parse(one.toDate);
          const covers = one.fromMinute / 15 <= quarter && quarter < one.toMinute / 15;
          if (isToday && covers && one.capacity < byException) byException = one.capacity;
        }
        for (const one of drawn.hours) {
          const covers = one.fromMinute / 15 <= quarter && quarter < one.toMinute / 15;
          if (one.weekdays.includes(weekday) && covers && one.capacity < byHours) byHours = one.capacity;
        }
        if (byException < Infinity) return byException;
        return byHours < Infinity ? byHours : drawn.capacity;
      });
      expect(capacitiesOn(date, drawn)).toEqual(places);
    }),
    { numRuns: 500 },
  );
});
