import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayTimes, Schedule } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp, TestRequest } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
  const { db } = kuur;
  const venueId = proefbad.venueId;
  await db
    .insertInto('openingException')
    .values({
      venueId,
      id: 'dicht',
      fromDate: '2026-05-05',
      toDate: '2026-05-05',
      reason: JSON.stringify({ nl: 'Bevrijdingsdag', en: 'Liberation Day' }),
    })
    .execute();
  await db
    .insertInto('message')
    .values({
      venueId,
      id: 'm',
      text: JSON.stringify({ nl: [{ tag: 'p', children: ['Opgieting'] }] }),
      fromDate: '2026-05-01',
      toDate: '2026-05-31',
      weekdays: [1],
    })
    .execute();
});
afterAll(() => kuur.close());

const schedule = (from: string, to: string, query = '', request?: TestRequest) =>
  kuur.call<Schedule>('GET', `/api/products/${proefbad.entry.xplanId}/schedule/${from}-${to}${query}`, request);
const times = (date: string, query = '', request?: TestRequest) =>
  kuur.call<DayTimes>('GET', `/api/products/${proefbad.activity.xplanId}/times/${date}${query}`, request);

async function hold(session: string | null, personCount: number, date: string): Promise<string> {
  const options = session === null ? {} : { session };
  const made = await kuur.call<{ session: { id: string } }>('POST', '/api/reservation/vooraf', {
    ...options,
    body: { personCount, date, startTime: '10:00', endTime: '22:00' },
  });
  const token = made.json.data.session.id;
  const added = await kuur.call('PUT', '/api/reservation/vooraf/checkin', {
    session: token,
    body: { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId, persons: [-1] },
  });
  expect(added.status).toBe(200);
  return token;
}

test('the calendar gives the price of each day that can be booked, and why the others cannot', async () => {
  const answer = await schedule('2026-04-30', '2026-05-05', '?persons=2');
  expect(answer.json.data).toEqual({
    '2026-05-01': { price: 3000 },
    '2026-05-02': { price: 3500 },
    '2026-05-03': { price: 3500 },
    '2026-05-04': { price: 3000 },
  });
  expect(answer.json.meta.reasons).toEqual({ '2026-04-30': 'past', '2026-05-05': 'closed' });
});

test('the last day that can be booked is 26 weeks ahead', async () => {
  const answer = await schedule('2026-10-30', '2026-10-31');
  expect(Object.keys(answer.json.data)).toEqual(['2026-10-30']);
  expect(answer.json.meta.reasons).toEqual({ '2026-10-31': 'beyond_horizon' });
});

test('a day with too few places for this group is full, except for who holds them', async () => {
  const session = await hold(null, 9, '2026-05-11');
  const range = ['2026-05-11', '2026-05-11'] as const;
  expect((await schedule(...range, '?persons=2')).json.meta.reasons).toEqual({ '2026-05-11': 'full' });
  expect((await schedule(...range, '?persons=1')).json.data).toEqual({ '2026-05-11': { price: 3000 } });
  expect((await schedule(...range, '?persons=9', { session })).json.data).toEqual({ '2026-05-11': { price: 3000 } });
  expect((await times('2026-05-11', '?persons=2')).json.data.arrivalTimes).toEqual([]);
  expect((await times('2026-05-11', '?persons=9', { session })).json.data.arrivalTimes).toHaveLength(9);
});

test('the times of a day are arrivals, and the departures that go with each', async () => {
  const { data } = (await times('2026-05-04', '?persons=2')).json;
  expect(data.arrivalTimes).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00']);
  expect(data.departures['10:00']?.[0]).toBe('12:00');
  expect(data.departures['14:00']).toEqual(['16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00']);
  expect(data.departureTimes.at(-1)).toBe('22:00');
  expect(data.messages).toEqual([]);
});

test('what the venue says about a day comes along when it is asked for', async () => {
  expect((await times('2026-05-04', '?include=messages')).json.data.messages).toEqual([
    [{ tag: 'p', children: ['Opgieting'] }],
  ]);
  expect((await times('2026-05-06', '?include=messages')).json.data.messages).toEqual([]);
  const closed = await times('2026-05-05', '', { language: 'en' });
  expect(closed.json.data).toMatchObject({ arrivalTimes: [], scheduleMessage: 'Liberation Day' });
});

test('a past day, a day too far ahead and unknown products are refused', async () => {
  const past = await times('2026-04-30');
  expect([past.status, past.json.code, past.json.reason]).toEqual([409, 'date_unavailable', 'past']);
  expect((await times('2027-05-01')).json.reason).toBe('beyond_horizon');
  expect((await kuur.call('GET', '/api/products/999/times/2026-05-04')).json.code).toBe('not_found');
  expect((await kuur.call('GET', '/api/products/999/schedule/2026-05-01-2026-05-02')).json.code).toBe('not_found');
});

test('a range that is no range, or too long, is refused', async () => {
  expect((await schedule('2026-05-03', '2026-05-01')).json.code).toBe('validation_failed');
  expect((await schedule('2026-05-01', '2026-12-31')).json.code).toBe('validation_failed');
  expect((await schedule('2026-02-30', '2026-03-01')).json.code).toBe('validation_failed');
});

test('more persons than the venue takes at once cannot be asked for', async () => {
  expect((await schedule('2026-05-04', '2026-05-04', '?persons=13')).json.code).toBe('person_count_invalid');
  expect((await times('2026-05-04', '?persons=0')).json.code).toBe('validation_failed');
});

test('today offers only arrivals that are still ahead', async () => {
  await kuur.advance({ minutes: 4 * 60 });
  expect((await times('2026-05-01')).json.data.arrivalTimes).toEqual(['13:00', '13:30', '14:00']);
  await kuur.advance({ minutes: 90 });
  expect((await schedule('2026-05-01', '2026-05-01')).json.meta.reasons).toEqual({ '2026-05-01': 'past' });
});
