import { expect, test } from 'vitest';
import {
  checkoutHoldEnd,
  holdWarningAt,
  maxHoldEnd,
  mayRenewHold,
  renewedHoldEnd,
} from '#domain/reservation/holdTimes.ts';
import { instantOf } from '#domain/values/zonedTime.ts';

const minutes = (count: number) => count * 60_000;

test('a change keeps the hold for twenty minutes more, up to sixty from its creation', () => {
  const ends = [0, 10, 39, 40, 41, 60].map((now) => renewedHoldEnd({ createdAt: 0, now: minutes(now) }));
  expect(ends).toEqual([20, 30, 59, 60, 60, 60].map(minutes));
  expect(maxHoldEnd(minutes(5))).toBe(minutes(65));
});

test('going to pay leaves fifteen minutes if the sixty allow it, and never shortens the hold', () => {
  const end = (now: number, expiresAt: number) =>
    checkoutHoldEnd({ createdAt: 0, expiresAt: minutes(expiresAt), now: minutes(now) });
  expect([end(1, 20), end(10, 20), end(50, 55), end(59, 60)]).toEqual([20, 25, 60, 60].map(minutes));
});

test('the visitor is warned at five minutes and at one', () => {
  expect([300_001, 300_000, 60_001, 60_000, 1, 0, -1].map(holdWarningAt)).toEqual([null, 5, 5, 1, 1, null, null]);
});

test('a clock change neither lengthens nor shortens a hold', () => {
  const createdAt = instantOf('2026-10-25', 115, 'Europe/Amsterdam');
  expect(renewedHoldEnd({ createdAt, now: createdAt }) - createdAt).toBe(minutes(20));
});

test('a hold can be kept longer until its last possible end', () => {
  const maxExpiresAt = '2026-05-01T11:00:00.000Z';
  expect(mayRenewHold({ expiresAt: '2026-05-01T10:20:00.000Z', maxExpiresAt })).toBe(true);
  expect(mayRenewHold({ expiresAt: maxExpiresAt, maxExpiresAt })).toBe(false);
});
