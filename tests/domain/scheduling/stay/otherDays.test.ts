import { expect, test } from 'vitest';
import {
  comingRange,
  dayShortcuts,
  longestRange,
  nearestDays,
  rangeAround,
} from '#domain/scheduling/stay/otherDays.ts';
import { daysBetween } from '#domain/values/localDate.ts';

const free = (...dates: string[]) => Object.fromEntries(dates.map((date) => [date, { price: 1 }]));

test('days near a full one lie on both sides of it, in order of the calendar', () => {
  const schedule = free('2026-05-20', '2026-05-12', '2026-05-09', '2026-05-16', '2026-05-10');
  expect(nearestDays('2026-05-10', schedule, 3)).toEqual(['2026-05-09', '2026-05-12', '2026-05-16']);
  expect(nearestDays('2026-05-10', schedule, 1)).toEqual(['2026-05-09']);
  expect(nearestDays('2026-05-10', {}, 3)).toEqual([]);
});

test('of two days equally near the earlier one comes first', () => {
  expect(nearestDays('2026-05-10', free('2026-05-11', '2026-05-09'), 1)).toEqual(['2026-05-09']);
});

test('days are looked for from today up to the last day that can be booked', () => {
  const range = { today: '2026-05-01', lastDate: '2026-05-20' };
  expect(rangeAround('2026-05-10', range)).toEqual({ from: '2026-05-01', to: '2026-05-20' });
  expect(rangeAround('2026-05-18', { ...range, lastDate: '2026-12-31' })).toEqual({
    from: '2026-05-04',
    to: '2026-06-14',
  });
  expect(comingRange({ ...range, lastDate: '2026-12-31' })).toEqual({ from: '2026-05-01', to: '2026-06-05' });
});

test('days near one far ahead are as many as one question may span', () => {
  const { from, to } = rangeAround('2026-08-15', { today: '2026-05-01', lastDate: '2027-05-01' });
  expect(daysBetween(from, to) + 1).toBe(longestRange);
});

test.each([
  ['on a Tuesday', '2026-05-12', ['2026-05-16', '2026-05-17', '2026-05-23'], [['weekend', '2026-05-16']]],
  [
    'when Saturday is full',
    '2026-05-12',
    ['2026-05-17', '2026-05-23'],
    [
      ['weekend', '2026-05-17'],
      ['saturday', '2026-05-23'],
    ],
  ],
  ['when the weekend is full', '2026-05-12', ['2026-05-19', '2026-05-30'], [['saturday', '2026-05-30']]],
  [
    'on a Sunday',
    '2026-05-17',
    ['2026-05-16', '2026-05-17', '2026-05-23'],
    [
      ['weekend', '2026-05-17'],
      ['saturday', '2026-05-23'],
    ],
  ],
  ['on a Sunday that is full', '2026-05-17', ['2026-05-18'], []],
] as const)('this weekend and the first Saturday with room, %s', (_when, today, days, expected) => {
  expect(dayShortcuts(today, free(...days)).map(({ kind, date }) => [kind, date])).toEqual(expected);
});

test('days on both sides of a full one are the nearest, however far the others are', () => {
  const schedule = free('2026-05-01', '2026-05-08', '2026-05-11', '2026-05-13', '2026-05-30');
  expect(nearestDays('2026-05-10', schedule, 3)).toEqual(['2026-05-08', '2026-05-11', '2026-05-13']);
});

test('a weekday with room is no weekend, nor the weekend after this one', () => {
  expect(dayShortcuts('2026-05-12', free('2026-05-13', '2026-05-14'))).toEqual([]);
  expect(dayShortcuts('2026-05-12', free('2026-05-24'))).toEqual([]);
});
