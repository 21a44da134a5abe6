import { expect, test } from 'vitest';
import { blockedTimeErrors } from '#domain/scheduling/blockedTimes/blockedTimes.ts';

const today = '2026-05-12';
const errorsOf = (startTime: string, endTime: string, date = today) =>
  blockedTimeErrors({ startTime, endTime }, { date, today });

test('staff block a time of today or later, of five minutes or more, to the end of the day', () => {
  expect(errorsOf('10:00', '10:05')).toEqual([]);
  expect(errorsOf('00:00', '24:00', '2027-01-01')).toEqual([]);
});

test('a day before today, a time beside the grid and one without length are refused at their field', () => {
  expect(errorsOf('10:00', '11:00', '2026-05-11')).toEqual([{ pointer: '/date', code: 'past' }]);
  expect(errorsOf('10:00', '11:00', '2026-02-30')).toEqual([{ pointer: '/date', code: 'date_invalid' }]);
  expect(errorsOf('10:01', '11:00')).toEqual([{ pointer: '/startTime', code: 'off_grid' }]);
  expect(errorsOf('10:00', '11:02')).toEqual([{ pointer: '/endTime', code: 'off_grid' }]);
  expect(errorsOf('11:00', '11:00')).toEqual([{ pointer: '/endTime', code: 'times_reversed' }]);
  expect(errorsOf('11:00', '10:00')).toEqual([{ pointer: '/endTime', code: 'times_reversed' }]);
});
