import { expect, test } from 'vitest';
import { lastBookableDate } from '#domain/scheduling/stay/lastBookableDate.ts';
import { instantOf, localDateAt } from '#domain/values/zonedTime.ts';

test('the horizon counts in weeks or in days', () => {
  expect(lastBookableDate('2026-11-21', { count: 26, unit: 'week' })).toBe('2027-05-22');
  expect(lastBookableDate('2026-11-21', { count: 10, unit: 'day' })).toBe('2026-12-01');
  expect(lastBookableDate('2028-02-01', { count: 28, unit: 'days' })).toBe('2028-02-29');
  expect(lastBookableDate('2026-11-21', { count: 0, unit: 'week' })).toBe('2026-11-21');
});

test('the horizon moves at the midnight of the venue', () => {
  const zone = 'Europe/Amsterdam';
  const midnight = instantOf('2026-10-26', 0, zone);
  const cap = { count: 1, unit: 'week' };
  expect(lastBookableDate(localDateAt(midnight - 1, zone), cap)).toBe('2026-11-01');
  expect(lastBookableDate(localDateAt(midnight, zone), cap)).toBe('2026-11-02');
});
