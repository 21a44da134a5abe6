import { beforeEach, expect, test, vi } from 'vitest';
import type { Reservation } from '#contract/names.ts';
import { forgetHolds, minutesUntil, openHolds, rememberHold } from '#web/queries/openHolds.ts';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.useFakeTimers({ now: Date.parse('2026-05-01T10:00:00Z') });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
});

const heldUntil = (expiresAt: string, productCount = 1) =>
  ({
    persons: [{ products: Array.from({ length: productCount }, () => ({})) }],
    session: { expiresAt },
  }) as Reservation;

test('what is held is known by its flow, the newest first, until its end', () => {
  rememberHold('entree', heldUntil('2026-05-01T10:20:00Z'));
  rememberHold('behandelingen', heldUntil('2026-05-01T10:10:30Z'));
  rememberHold('entree', heldUntil('2026-05-01T10:30:00Z'));
  expect(openHolds()).toEqual([
    { slug: 'entree', until: '2026-05-01T10:30:00Z' },
    { slug: 'behandelingen', until: '2026-05-01T10:10:30Z' },
  ]);
  expect(minutesUntil('2026-05-01T10:10:30Z')).toBe(11);
  vi.setSystemTime(Date.parse('2026-05-01T10:10:30Z'));
  expect(openHolds().map(({ slug }) => slug)).toEqual(['entree']);
});

test('what is empty, given up or ended is not gone on with, and nothing is left in the browser', () => {
  rememberHold('entree', heldUntil('2026-05-01T10:20:00Z', 0));
  expect(openHolds()).toEqual([]);
  rememberHold('entree', heldUntil('2026-05-01T10:20:00Z'));
  rememberHold('entree', null);
  expect(values.size).toBe(0);
  rememberHold('entree', heldUntil('2026-05-01T10:20:00Z'));
  forgetHolds();
  expect(values.size).toBe(0);
});

test('what somebody else wrote there is nothing', () => {
  values.set('open_reservations', '[{"slug":1},null]');
  expect(openHolds()).toEqual([]);
  values.set('open_reservations', '{');
  expect(openHolds()).toEqual([]);
});
