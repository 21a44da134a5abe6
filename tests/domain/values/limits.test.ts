import { expect, test } from 'vitest';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount } from '#domain/values/limits.ts';
import { limitText } from '#tests/support/limitText.ts';

test('a limit has its default until the venue sets another', () => {
  expect(limitCount('registrations', { maxPersons: 12 })).toBe(20);
  expect(limitCount('registrations', { maxPersons: 12, limits: { registrations: 3 } })).toBe(3);
});

test.each([1, 2000])('%i is within the range of a limit of twenty', (registrations) => {
  expect(limitCount('registrations', { maxPersons: 12, limits: { registrations } })).toBe(registrations);
});

test('a limit for each of the persons of a group grows with the venue’s largest group', () => {
  expect(limitCount('sessionPlaces', { maxPersons: 12 })).toBe(12);
  expect(limitCount('sessionPlaces', { maxPersons: 8, limits: { sessionPlaces: 2 } })).toBe(16);
});

test('a setting that is no count within its range counts as not set', () => {
  for (const registrations of [0, -1, 2.5, 2001, Number.NaN, '7' as unknown as number]) {
    expect(limitCount('registrations', { maxPersons: 12, limits: { registrations } })).toBe(20);
  }
});

test('a limit says what it counts, in which window, and how it refuses', () => {
  expect(limitText('registrations')).toBe(
    'Most registered accounts per network in 1 hour; 20 by default, above it too_many_requests.',
  );
  expect(limitText('sessionPlaces')).toBe(
    'Most places of live holds per session at the same time; 1 × maxPersons by default, above it hold_limit_reached.',
  );
  expect(limitText('holdTreatments')).toBe(
    'Most treatments of an unpaid hold per reservation at the same time; 2 × maxPersons by default, above it treatment_limit_reached without Retry-After, as waiting does not help.',
  );
  expect(Object.values(limits).filter(({ count }) => !Number.isInteger(count) || count < 1)).toEqual([]);
});
