import { dayAvailability, earliestMinute, lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import type { DayQuestion } from '#domain/scheduling/stay/dayAvailability.ts';
import { entryTimes } from '#domain/scheduling/stay/entryTimes.ts';
import { addDays } from '#domain/values/localDate.ts';
import { instantOf, localDateAt } from '#domain/values/zonedTime.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEntryQuestion } from './entryQuestions.ts';

const question: DayQuestion = {
  date: '2026-12-01',
  now: { today: '2026-11-21', minute: 600 },
  lastDate: '2027-05-22',
  activity: {
    arrivalFrom: 600,
    arrivalTo: 720,
    arrivalStep: 30,
    departureUntil: 1320,
    departureStep: 60,
    minStay: 120,
    maxStay: 720,
  },
  blocks: [{ fromMinute: 600, toMinute: 1320 }],
  freeAt: () => 4,
  persons: 4,
  priceAt: () => 3450,
};

test('a day with a stay for the whole group is offered with its price', () => {
  expect(dayAvailability(question)).toEqual({ available: true, prices: { lowest: 3450, varies: false } });
});

test('a day that is full for five may be free for four', () => {
  expect(dayAvailability({ ...question, persons: 5 })).toEqual({ available: false, reason: 'full' });
});

test('the reasons come in the order past, beyond the horizon, closed, full', () => {
  const reason = (part: Partial<DayQuestion>) => {
    const answer = dayAvailability({ ...question, blocks: [], freeAt: () => 0, ...part });
    return answer.available ? null : answer.reason;
  };
  expect(reason({ date: '2026-11-20', lastDate: '2026-11-01' })).toBe('past');
  expect(reason({ date: '2027-05-23' })).toBe('beyond_horizon');
  expect(reason({ date: '2027-05-22' })).toBe('closed');
  expect(reason({ date: '2027-05-22', blocks: question.blocks })).toBe('full');
});

test('today is past once the last arrival has gone by, and closed when it never opened', () => {
  const today = { ...question, date: '2026-11-21' };
  const at = (minute: number) => ({ ...today, now: { today: '2026-11-21', minute } });
  expect(dayAvailability(at(720))).toEqual({ available: true, prices: { lowest: 3450, varies: false } });
  expect(dayAvailability(at(721))).toEqual({ available: false, reason: 'past' });
  expect(dayAvailability({ ...at(721), blocks: [] })).toEqual({ available: false, reason: 'closed' });
  expect(dayAvailability({ ...at(600), freeAt: () => 3 })).toEqual({ available: false, reason: 'full' });
});

test('opening hours too short for the shortest stay count as closed', () => {
  const blocks = [{ fromMinute: 600, toMinute: 700 }];
  expect(dayAvailability({ ...question, blocks })).toEqual({ available: false, reason: 'closed' });
});

test('a day is offered exactly when it can be booked', () => {
  const dayOffset = fc.integer({ min: -2, max: 4 });
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(anyEntryQuestion, dayOffset, minute, ({ earliestMinute: _, ...part }, offset, nowMinute) => {
      const now = { today: '2026-03-28', minute: nowMinute };
      const [date, lastDate] = [addDays(now.today, offset), '2026-03-30'];
      const bookable =
        offset >= 0 &&
        date <= lastDate &&
        entryTimes({ ...part, earliestMinute: earliestMinute(date, now) }).length > 0;
      expect(dayAvailability({ ...part, date, now, lastDate, priceAt: () => 100 }).available).toBe(bookable);
    }),
  );
});

test('today starts now, rounded up to five minutes', () => {
  const at = (minute: number) => earliestMinute('2026-11-21', { today: '2026-11-21', minute });
  expect([at(600), at(601), at(605), at(1439)]).toEqual([600, 605, 605, 1440]);
});

test('a later day is open from its start and a day gone by not at all', () => {
  const now = { today: '2026-11-21', minute: 600 };
  expect([earliestMinute('2026-11-22', now), earliestMinute('2026-11-20', now)]).toEqual([0, 1441]);
});

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
