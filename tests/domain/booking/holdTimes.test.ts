import { expect, test } from 'vitest';
import { holdErrors, holdMinutesOf, holdWarningAt, mayRenewHold } from '#domain/booking/holdTimes.ts';

test('the visitor is warned at five minutes and at one', () => {
  expect([300_001, 300_000, 60_001, 60_000, 1, 0, -1].map(holdWarningAt)).toEqual([null, 5, 5, 1, 1, null, null]);
});

test('a hold can be kept longer until its last possible end', () => {
  const maxExpiresAt = '2026-05-01T11:00:00.000Z';
  expect(mayRenewHold({ expiresAt: '2026-05-01T10:20:00.000Z', maxExpiresAt })).toBe(true);
  expect(mayRenewHold({ expiresAt: maxExpiresAt, maxExpiresAt })).toBe(false);
});

test('a hold lasts twenty minutes after each change and an hour in all, unless the venue says otherwise', () => {
  expect(holdMinutesOf(undefined)).toEqual({ minutes: 20, maxMinutes: 60 });
  expect(holdMinutesOf({ minutes: 10, maxMinutes: 30 })).toEqual({ minutes: 10, maxMinutes: 30 });
});

test('a hold lasts at least as long as after a change', () => {
  expect(holdErrors({ minutes: 20, maxMinutes: 20 })).toEqual([]);
  expect(holdErrors({ minutes: 20, maxMinutes: 19 })).toEqual([{ pointer: '/maxMinutes', code: 'too_small' }]);
});
