import { expect, test } from 'vitest';
import { changesClosed, changesUntil, linkHasExpired } from '#domain/booking/ownChanges.ts';

const zone = 'Europe/Amsterdam';
const setting = { enabled: true, noticeHours: 24 };
const until = changesUntil({ day: '2026-05-16', startMinute: 600 }, zone, setting);

test('a booking may be changed until a day before the arrival', () => {
  expect(new Date(until).toISOString()).toBe('2026-05-15T08:00:00.000Z');
  expect(changesClosed({ state: 'confirmed', now: until, until, setting })).toBeNull();
  expect(changesClosed({ state: 'confirmed', now: until + 1, until, setting })).toBe('too_late');
});

test('the notice is counted in hours that pass, also over the night when the clock goes back', () => {
  const afterThatNight = { day: '2026-10-25', startMinute: 600 };
  expect(new Date(changesUntil(afterThatNight, zone, setting)).toISOString()).toBe('2026-10-24T09:00:00.000Z');
});

test('without times the visit begins with its day', () => {
  const day = { day: '2026-05-16', startMinute: null };
  expect(new Date(changesUntil(day, zone, { ...setting, noticeHours: 0 })).toISOString()).toBe(
    '2026-05-15T22:00:00.000Z',
  );
});

test('who was moved and has not agreed needs no notice', () => {
  const moved = { day: '2026-05-16', startMinute: 600, awaitsAnswer: true };
  expect(new Date(changesUntil(moved, zone, setting)).toISOString()).toBe('2026-05-16T08:00:00.000Z');
});

test('what began or was cancelled stays as it is, and so it is where the venue leaves changes to its staff', () => {
  const now = until - 1;
  for (const state of ['hold', 'checked_in', 'completed', 'cancelled', 'no_show'])
    expect(changesClosed({ state, now, until, setting })).toBe('ended');
  expect(changesClosed({ state: 'confirmed', now, until, setting: { ...setting, enabled: false } })).toBe(
    'switched_off',
  );
});

test('the link works until the day after the visit', () => {
  expect(linkHasExpired('2026-05-16', '2026-05-17')).toBe(false);
  expect(linkHasExpired('2026-05-16', '2026-05-18')).toBe(true);
});
