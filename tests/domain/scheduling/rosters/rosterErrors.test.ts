import { expect, test } from 'vitest';
import { rosterErrors, weekErrors } from '#domain/scheduling/rosters/rosterErrors.ts';

const block = { from: '10:00', to: '12:00' };

test('a roster may have no weeks, free days and several weeks', () => {
  expect(rosterErrors({ fromDate: '2026-05-04', weeks: [] })).toEqual([]);
  const week = {
    days: [
      { weekday: 1, blocks: [block] },
      { weekday: 2, blocks: [] },
    ],
  };
  expect(rosterErrors({ fromDate: '2026-05-04', weeks: [week, week] })).toEqual([]);
});

test('a roster begins on a day that exists', () => {
  expect(rosterErrors({ fromDate: '2026-02-30', weeks: [] })).toEqual([{ pointer: '/fromDate', code: 'date_invalid' }]);
});

test('a weekday comes once in a week, and what is wrong with its hours is told where it stands', () => {
  const days = [
    { weekday: 1, blocks: [block] },
    { weekday: 1, blocks: [block] },
    { weekday: 3, blocks: [block, block] },
  ];
  expect(rosterErrors({ fromDate: '2026-05-04', weeks: [{ days: [] }, { days }] })).toEqual([
    { pointer: '/weeks/1/days/1/weekday', code: 'duplicate' },
    { pointer: '/weeks/1/days/2/blocks/1', code: 'overlaps' },
  ]);
  expect(weekErrors({ days }, '')[0]).toEqual({ pointer: '/days/1/weekday', code: 'duplicate' });
});
