import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';

test('every minute of the day survives being written and read', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => parseTime(formatTime(minute)) === minute));
});

test('times are written with two digits', () => {
  expect([formatTime(0), formatTime(545), formatTime(1440)]).toEqual(['00:00', '09:05', '24:00']);
});

test.each(['', '9:00', '09:60', '24:01', '25:00', '09:00:00', ' 09:00', '-1:00'])('%j is not a time', (text) => {
  expect(parseTime(text)).toBeNull();
});

test.each([-1, 1441, 0.5, Number.NaN])('%d is not a minute of the day', (minute) => {
  expect(() => formatTime(minute)).toThrow(RangeError);
});
