import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, datesBetween, daysBetween, isLocalDate, weekdayOf } from '#domain/values/localDate.ts';

const epoch = '1970-01-01';
const anyDay = fc.integer({ min: -141_000, max: 2_932_896 }).map((days) => addDays(epoch, days));

test('days agree with the calendar of the platform', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (dayNumber) => {
      const reference = new Date(dayNumber * 86_400_000);
      expect(addDays(epoch, dayNumber)).toBe(reference.toISOString().slice(0, 10));
      expect(weekdayOf(addDays(epoch, dayNumber))).toBe(reference.getUTCDay() || 7);
    }),
  );
});

test('adding days and taking them off again gives the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 4000 }), (date, days) => {
      fc.pre(daysBetween(epoch, date) + days < 2_932_896);
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test('29 February exists in leap years only', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect([isLocalDate('2028-02-29'), isLocalDate('2027-02-29')]).toEqual([true, false]);
  expect([isLocalDate('2000-02-29'), isLocalDate('2100-02-29')]).toEqual([true, false]);
});

test('people send dates of the years 1900 to 2999, from which days are counted beyond', () => {
  const edges = ['0001-01-01', '1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01', '9999-12-31'];
  expect(edges.filter(isLocalDate)).toEqual(['1900-01-01', '2999-12-31']);
  expect([addDays('1900-01-01', -1), addDays('2999-12-31', 1)]).toEqual(['1899-12-31', '3000-01-01']);
});

test('the year turns after 31 December', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a month later is the same day, or the last of a shorter month', () => {
  expect([addMonths('2026-01-15', 1), addMonths('2026-12-31', 2), addMonths('2028-02-29', 36)]).toEqual([
    '2026-02-15',
    '2027-02-28',
    '2031-02-28',
  ]);
});

test('a clock change does not move a day', () => {
  expect(datesBetween('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(datesBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(datesBetween('2026-10-26', '2026-10-25')).toEqual([]);
});

test.each([
  '',
  '2026-1-01',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-04-00',
  '26-04-01',
  '1582-12-31',
  '2026-04-01T00:00',
])('%j is not a date', (text) => {
  expect(isLocalDate(text)).toBe(false);
  expect(() => addDays(text, 1)).toThrow(RangeError);
});
