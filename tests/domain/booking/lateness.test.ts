import { expect, test } from 'vitest';
import { latenessOf } from '#domain/booking/lateness.ts';

const date = '2026-05-16';
const at = (minute: number, { today = date, lateMinutes = 15 } = {}) => ({ date, now: { today, minute }, lateMinutes });
const booked = { booked: 660, expected: null };

test('who is expected is late after as many minutes as the venue sets', () => {
  expect([660, 674, 675, 720].map((minute) => latenessOf(booked, at(minute)))).toEqual([0, 0, 15, 60]);
  expect([660, 661].map((minute) => latenessOf(booked, at(minute, { lateMinutes: 0 })))).toEqual([0, 1]);
});

test('who said to come later is late from then on, and nobody is for coming earlier', () => {
  expect(latenessOf({ booked: 660, expected: 720 }, at(730))).toBe(0);
  expect(latenessOf({ booked: 660, expected: 720 }, at(735))).toBe(15);
  expect(latenessOf({ booked: 660, expected: 600 }, at(670))).toBe(0);
});

test('nobody is late on another day, or without a time', () => {
  expect(latenessOf(booked, at(900, { today: '2026-05-17' }))).toBe(0);
  expect(latenessOf({ booked: null, expected: null }, at(900))).toBe(0);
});
