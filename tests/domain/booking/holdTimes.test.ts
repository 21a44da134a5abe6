import { expect, test } from 'vitest';
import { holdWarningAt, mayRenewHold } from '#domain/booking/holdTimes.ts';

test('the visitor is warned at five minutes and at one', () => {
  expect([300_001, 300_000, 60_001, 60_000, 1, 0, -1].map(holdWarningAt)).toEqual([null, 5, 5, 1, 1, null, null]);
});

test('a hold can be kept longer until its last possible end', () => {
  const maxExpiresAt = '2026-05-01T11:00:00.000Z';
  expect(mayRenewHold({ expiresAt: '2026-05-01T10:20:00.000Z', maxExpiresAt })).toBe(true);
  expect(mayRenewHold({ expiresAt: maxExpiresAt, maxExpiresAt })).toBe(false);
});
