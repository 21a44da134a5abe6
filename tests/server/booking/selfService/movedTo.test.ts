import { expect, test } from 'vitest';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { movedTo } from '#server/booking/selfService/moveOffers.ts';
import { exampleDay, request, treatment } from '#tests/domain/scheduling/day/exampleDay.ts';

type Own = Parameters<typeof movedTo>[0];

/** A visit from 10:00 to 13:00 with a treatment at eleven that is booked two days ahead or not at all. */
const own = { row: { day: '2026-05-12', startMinute: 600, endMinute: 780 }, items: [] } as unknown as Own['own'];
const booked = { ...request('a', [treatment({ noticeHours: 48 })]), preferred: 660 };
const requests = [booked] as unknown as Own['requests'];

test.each([
  ['stays longer on the day itself', '2026-05-12', { start: 600, end: 840 }, null],
  ['comes at another time of that day', '2026-05-12', { start: 630, end: 840 }, 'notice'],
  ['comes on another day that is as near', '2026-05-13', { start: 600, end: 780 }, 'notice'],
])('who %s', (_, date, offer, reason) => {
  const [day, bookings, [moved]] = movedTo({ day: exampleDay({ date, lead: -500 }), own, requests }, offer);
  expect(refusalOf(day, bookings, moved!)).toBe(reason);
});
