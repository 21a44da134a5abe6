import { expect, test } from 'vitest';
import { periodErrors, rosterExceptionErrors } from '#domain/scheduling/rosters/periodErrors.ts';

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

test('no hours at all are none, and wrong ones are told where they stand', () => {
  expect(rosterExceptionErrors({ ...day, kind: 'extra', blocks: [] })).toEqual([
    { pointer: '/blocks', code: 'too_few' },
  ]);
  const reversed = { ...day, kind: 'break' as const, blocks: [{ from: '12:00', to: '11:00' }] };
  expect(rosterExceptionErrors(reversed)).toEqual([{ pointer: '/blocks/0/to', code: 'times_reversed' }]);
});
