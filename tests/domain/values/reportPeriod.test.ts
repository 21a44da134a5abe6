import { expect, test } from 'vitest';
import { addDays } from '#domain/values/localDate.ts';
import { maxReportDays, reportPeriodErrors } from '#domain/values/reportPeriod.ts';

const from = '2026-05-01';

test('a report is about a day, or about as many days as one may be, both ends included', () => {
  expect(reportPeriodErrors({ from, to: from })).toEqual([]);
  expect(reportPeriodErrors({ from, to: addDays(from, maxReportDays - 1) })).toEqual([]);
  expect(reportPeriodErrors({ from, to: addDays(from, maxReportDays) })).toEqual([
    { pointer: '/query/to', code: 'too_many' },
  ]);
});

test.each([
  ['2026-02-30', from, { pointer: '/query/from', code: 'date_invalid' }],
  [from, 'mei', { pointer: '/query/to', code: 'date_invalid' }],
  [from, '2026-04-30', { pointer: '/query/to', code: 'dates_reversed' }],
])('no report is about the days from %s to %s', (first, last, error) => {
  expect(reportPeriodErrors({ from: first, to: last })).toEqual([error]);
});
