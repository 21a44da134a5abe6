import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/values/localDate.ts';
import { instantOf, localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';

const zone = 'Europe/Amsterdam';
const iso = (date: string, minute: number) => new Date(instantOf(date, minute, zone)).toISOString();

test('winter and summer time have their own distance to UTC', () => {
  expect(iso('2026-01-15', 600)).toBe('2026-01-15T09:00:00.000Z');
  expect(iso('2026-07-15', 600)).toBe('2026-07-15T08:00:00.000Z');
});

test.each([
  ['2026-03-29', 60, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
  ['2027-03-28', 600, '2027-03-28T08:00:00.000Z'],
  ['2028-03-26', 600, '2028-03-26T08:00:00.000Z'],
])('on the night the clock goes forward, %s minute %d is %s', (date, minute, expected) => {
  expect(iso(date, minute)).toBe(expected);
});

test.each([
  ['2026-10-25', 119, '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 180, '2026-10-25T02:00:00.000Z'],
  ['2027-10-31', 600, '2027-10-31T09:00:00.000Z'],
  ['2028-10-29', 600, '2028-10-29T09:00:00.000Z'],
])('on the night the clock goes back, %s minute %d is %s', (date, minute, expected) => {
  expect(iso(date, minute)).toBe(expected);
});

test('the end of a day is the start of the next', () => {
  expect(instantOf('2026-03-28', 1440, zone)).toBe(instantOf('2026-03-29', 0, zone));
  expect(instantOf('2026-12-31', 1440, zone)).toBe(instantOf('2027-01-01', 0, zone));
});

test('the day of the venue is not the day of UTC around midnight', () => {
  const lateEvening = Date.parse('2026-07-15T22:30:00Z');
  expect([localDateAt(lateEvening, zone), localMinuteAt(lateEvening, zone)]).toEqual(['2026-07-16', 30]);
  expect(localDateAt(lateEvening, 'America/New_York')).toBe('2026-07-15');
});

test('both passes through the doubled hour read the same on the clock', () => {
  expect(localMinuteAt(Date.parse('2026-10-25T00:30:00Z'), zone)).toBe(150);
  expect(localMinuteAt(Date.parse('2026-10-25T01:30:00Z'), zone)).toBe(150);
});

test('outside skipped hours an instant gives its own day and minute back', () => {
  const days = fc.integer({ min: 18_000, max: 25_000 }).map((days) => addDays('1970-01-01', days));
  const zones = fc.constantFrom(zone, 'UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland');
  fc.assert(
    fc.property(days, fc.integer({ min: 240, max: 1439 }), zones, (date, minute, anyZone) => {
      const instant = instantOf(date, minute, anyZone);
      expect([localDateAt(instant, anyZone), localMinuteAt(instant, anyZone)]).toEqual([date, minute]);
    }),
  );
});

test('instants before 1970 and with seconds are read downwards', () => {
  expect([localDateAt(-1, 'UTC'), localMinuteAt(-1, 'UTC')]).toEqual(['1969-12-31', 1439]);
  expect(localMinuteAt(59_999, 'UTC')).toBe(0);
});

test('an unknown zone is refused', () => {
  expect(() => localDateAt(0, 'Europe/Atlantis')).toThrow(RangeError);
});
