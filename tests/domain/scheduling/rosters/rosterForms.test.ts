import {
  blockErrors,
  periodErrors,
  rosterErrors,
  rosterExceptionErrors,
  weekErrors,
} from '#domain/scheduling/rosters/rosterForms.ts';
import { expect, test } from 'vitest';

const wrong = (...blocks: string[]): string[] =>
  blockErrors(
    blocks.map((block) => {
      const [from = '', to = ''] = block.split('-');
      return { from, to };
    }),
    '/blocks',
  ).map(({ pointer, code }) => `${pointer} ${code}`);

test('blocks that follow each other, touch, or fill the day are right', () => {
  expect(wrong()).toEqual([]);
  expect(wrong('10:00-12:00', '12:00-13:05', '14:00-24:00')).toEqual([]);
  expect(wrong('14:00-18:00', '08:00-12:00')).toEqual([]);
  expect(wrong('00:00-24:00')).toEqual([]);
});

test('times lie on the grid of five minutes', () => {
  expect(wrong('10:02-12:00', '13:00-13:59')).toEqual(['/blocks/0/from off_grid', '/blocks/1/to off_grid']);
});

test('a block has a length', () => {
  expect(wrong('12:00-12:00', '13:00-11:00', '24:00-24:00')).toEqual([
    '/blocks/0/to times_reversed',
    '/blocks/1/to times_reversed',
    '/blocks/2/to times_reversed',
  ]);
});

test('of blocks that overlap the later one is wrong', () => {
  expect(wrong('10:00-12:00', '11:55-13:00', '09:00-10:00')).toEqual(['/blocks/1 overlaps']);
  expect(wrong('10:00-12:00', '10:00-12:00')).toEqual(['/blocks/1 overlaps']);
});

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

test('a weekday comes once in a week, and what is wrong with its hours is reported at its field', () => {
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

const day = { fromDate: '2026-05-12', toDate: '2026-05-12' };

test('a period ends on or after the day it begins, on days that exist', () => {
  expect(periodErrors(day)).toEqual([]);
  expect(periodErrors({ ...day, toDate: '2026-05-11' })).toEqual([{ pointer: '/toDate', code: 'dates_reversed' }]);
  expect(periodErrors({ ...day, fromDate: '2026-02-29' })).toEqual([{ pointer: '/fromDate', code: 'date_invalid' }]);
  expect(periodErrors({ ...day, toDate: '0001-01-01' })).toEqual([{ pointer: '/toDate', code: 'date_invalid' }]);
});

test('an absence or a closure may take the whole day, a break and extra hours say when', () => {
  const whole = { ...day, blocks: null };
  expect(rosterExceptionErrors({ ...whole, kind: 'absence' })).toEqual([]);
  expect(rosterExceptionErrors({ ...whole, kind: 'closure' })).toEqual([]);
  for (const kind of ['break', 'extra'] as const) {
    expect(rosterExceptionErrors({ ...whole, kind })).toEqual([{ pointer: '/blocks', code: 'required' }]);
  }
});

test('no hours at all are none, and wrong ones are reported at their field', () => {
  expect(rosterExceptionErrors({ ...day, kind: 'extra', blocks: [] })).toEqual([
    { pointer: '/blocks', code: 'too_few' },
  ]);
  const reversed = { ...day, kind: 'break' as const, blocks: [{ from: '12:00', to: '11:00' }] };
  expect(rosterExceptionErrors(reversed)).toEqual([{ pointer: '/blocks/0/to', code: 'times_reversed' }]);
});
