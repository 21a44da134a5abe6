import { canGoBack, canGoForward, dayKind, isDayAvailable, lastPastWeek } from '#domain/scheduling/stay/calendar.ts';
import type { ScheduleFacts } from '#domain/scheduling/stay/calendar.ts';
import { describe, expect, test } from 'vitest';

describe('isDayAvailable', () => {
  const facts = { today: '2026-11-21', shown: '2026-11', lastDate: '2026-11-28', schedule: null };

  test('with a schedule, only its days from today on can be chosen', () => {
    const schedule = { '2026-11-20': { price: 1 }, '2026-11-21': { price: 1 }, '2026-12-30': { price: 1 } };
    const available = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-30'].filter((date) =>
      isDayAvailable(date, { ...facts, schedule }),
    );
    expect(available).toEqual(['2026-11-21', '2026-12-30']);
  });

  test('without a schedule, days from today to the last day of the month shown can be chosen', () => {
    const available = ['2026-11-20', '2026-11-21', '2026-11-28', '2026-11-29', '2026-12-01'].filter((date) =>
      isDayAvailable(date, facts),
    );
    expect(available).toEqual(['2026-11-21', '2026-11-28']);
    expect(isDayAvailable('2026-12-01', { ...facts, lastDate: '2027-01-01' })).toBe(false);
    expect(isDayAvailable('2026-11-21', { ...facts, lastDate: null })).toBe(false);
  });
});

describe('monthNavigation', () => {
  test('a calendar does not go back before the current month', () => {
    expect(canGoBack('2026-12', '2026-11-21')).toBe(true);
    expect(canGoBack('2026-11', '2026-11-21')).toBe(false);
    expect(canGoBack('2026-10', '2026-11-21')).toBe(false);
  });

  test('a calendar does not go past the month of the last day, or anywhere while that is unknown', () => {
    expect(canGoForward('2026-11', '2026-12-01')).toBe(true);
    expect(canGoForward('2026-12', '2026-12-01')).toBe(false);
    expect(canGoForward('2026-11', null)).toBe(false);
  });
});

test('weeks of the month that are over end with the Sunday before today', () => {
  expect(lastPastWeek('2026-11', '2026-11-22')).toBe('2026-11-15');
  expect(lastPastWeek('2026-11', '2026-11-23')).toBe('2026-11-22');
  expect(lastPastWeek('2026-11', '2026-11-01')).toBeNull();
  expect(lastPastWeek('2026-12', '2026-11-23')).toBeNull();
});

describe('dayKind', () => {
  const facts: ScheduleFacts = {
    today: '2026-05-08',
    shown: '2026-05',
    lastDate: '2026-06-20',
    schedule: { '2026-05-08': { price: 3750 }, '2026-05-16': { price: 3950 } },
    reasons: { '2026-05-10': 'full', '2026-05-11': 'closed', '2026-05-09': 'past' },
  };

  test.each([
    ['2026-05-07', 'past'],
    ['2026-05-08', 'free'],
    ['2026-05-09', 'past'],
    ['2026-05-10', 'full'],
    ['2026-05-11', 'closed'],
    ['2026-05-12', 'closed'],
    ['2026-05-16', 'free'],
  ])('%s is drawn as %s', (date, kind) => {
    expect(dayKind(date, facts)).toBe(kind);
  });

  test('while no schedule is loaded, no day from today up to the horizon is called free', () => {
    const unknown = { ...facts, schedule: null, reasons: {}, lastDate: '2026-05-20' };
    expect(['2026-05-07', '2026-05-08', '2026-05-20', '2026-05-21'].map((date) => dayKind(date, unknown))).toEqual([
      'past',
      'unknown',
      'unknown',
      'closed',
    ]);
  });
});
