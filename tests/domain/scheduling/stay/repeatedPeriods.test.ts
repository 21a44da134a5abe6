import { expect, test } from 'vitest';
import { repeatedPeriods, repetitionErrors } from '#domain/scheduling/stay/repeatedPeriods.ts';

const oneDay = { fromDate: '2026-12-25', toDate: '2026-12-25' };

test('a period without a repetition is there once', () => {
  expect(repeatedPeriods(oneDay, undefined)).toEqual([oneDay]);
});

test('a week later until the last day, that day included', () => {
  const period = { fromDate: '2026-10-20', toDate: '2026-10-21' };
  expect(repeatedPeriods(period, { every: 'week', until: '2026-11-03' })).toEqual([
    period,
    { fromDate: '2026-10-27', toDate: '2026-10-28' },
    { fromDate: '2026-11-03', toDate: '2026-11-04' },
  ]);
});

test('a year later, also of 29 February', () => {
  const leap = { fromDate: '2028-02-29', toDate: '2028-02-29' };
  expect(repeatedPeriods(leap, { every: 'year', until: '2029-12-31' })).toEqual([
    leap,
    { fromDate: '2029-02-28', toDate: '2029-02-28' },
  ]);
});

test('what is wrong with a repetition is told at its field', () => {
  const errors = (repeat: Parameters<typeof repetitionErrors>[1], period = oneDay) => repetitionErrors(period, repeat);
  expect(errors({ every: 'year', until: '2026-02-30' })).toEqual([{ pointer: '/repeat/until', code: 'date_invalid' }]);
  expect(errors({ every: 'year', until: '2025-01-01' })).toEqual([
    { pointer: '/repeat/until', code: 'dates_reversed' },
  ]);
  expect(errors({ every: 'week', until: '2036-01-01' })).toEqual([{ pointer: '/repeat/until', code: 'too_many' }]);
  expect(errors({ every: 'week', until: '2027-12-31' })).toEqual([]);
  const long = { fromDate: '2026-12-01', toDate: '2026-12-08' };
  expect(errors({ every: 'week', until: '2027-01-31' }, long)).toEqual([{ pointer: '/toDate', code: 'overlaps' }]);
});
