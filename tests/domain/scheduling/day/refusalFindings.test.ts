import { expect, test } from 'vitest';
import type { BookingRequest, Day } from '#domain/scheduling/day/day.ts';
import { refusalFindings } from '#domain/scheduling/day/refusalFindings.ts';
import { at, exampleDay, existing, request, session, treatment } from './exampleDay.ts';

const massage = request('a', [treatment()]);
const day = exampleDay();
const dayOn = (date: string, changes: Partial<Day> = {}): Day => exampleDay({ date, ...changes });
const unstaffed = { resources: [] };

const findings = (requested: BookingRequest, changes: Partial<Parameters<typeof refusalFindings>[0]> = {}) =>
  refusalFindings({ day, existingBookings: [], laterDays: [], ...changes }, requested);

test('a refusal says why, what else there is that day, and on which other days', () => {
  const busy = [existing('own', 690)];
  const requested = request('a', [session('hammam', {}, [620, 700, 770])], at(700));
  expect(findings(requested, { existingBookings: busy, laterDays: [dayOn('2026-05-13')] })).toEqual({
    reason: 'guest_busy',
    sameDay: [770, 620],
    otherDays: [{ date: '2026-05-13', time: 700 }],
  });
});

test('the three starts of the day that are nearest to the preferred one are named, the nearest first', () => {
  expect(findings({ ...massage, ...at(708) }).sameDay).toEqual([720, 690, 750]);
  expect(findings({ ...massage, ...at(692) }).sameDay).toEqual([690, 720, 660]);
});

test('of two starts that are equally near the earlier comes first', () => {
  expect(findings({ ...massage, ...at(705) }).sameDay).toEqual([690, 720, 660]);
});

test('without a preference the first three starts of the day are named', () => {
  expect(findings(massage).sameDay).toEqual([600, 630, 660]);
});

test('other days are named in their order, each with the start nearest to the preferred one', () => {
  const laterDays = [dayOn('2026-05-13', { earliest: 720 }), dayOn('2026-05-14')];
  expect(findings({ ...massage, preferred: 660 }, { laterDays }).otherDays).toEqual([
    { date: '2026-05-13', time: 720 },
    { date: '2026-05-14', time: 660 },
  ]);
});

test('days without a place are passed over, and two others are enough', () => {
  const laterDays = [
    dayOn('2026-05-13', unstaffed),
    dayOn('2026-05-14'),
    dayOn('2026-05-15', { blocks: [] }),
    dayOn('2026-05-16'),
    dayOn('2026-05-17'),
  ];
  expect(findings(massage, { laterDays }).otherDays.map(({ date }) => date)).toEqual(['2026-05-14', '2026-05-16']);
});

test('what guests have on the day itself does not keep them from another day', () => {
  const booked = Array.from({ length: 4 }, (_, index) => existing(`own ${index}`, 600 + index * 60, { duration: 60 }));
  expect(findings(massage, { existingBookings: booked, laterDays: [dayOn('2026-05-13')] })).toEqual({
    reason: 'guest_busy',
    sameDay: [],
    otherDays: [{ date: '2026-05-13', time: 600 }],
  });
});

test('a request that fits has no reason, and on no day without a place an alternative', () => {
  expect(findings(massage, { laterDays: [dayOn('2026-05-13', unstaffed)] })).toMatchObject({
    reason: null,
    otherDays: [],
  });
});
