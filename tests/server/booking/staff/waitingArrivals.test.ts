import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuestMarksResult, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let desk: StaffMember;
let owner: StaffMember;

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  owner = await staffMember(app, 'owner');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

async function sayWithKey<T>(path: string, key: string, body?: unknown, secondsAgo?: string): Promise<TestAnswer<T>> {
  return app.call<T>('POST', `/api/admin${path}`, {
    token: await desk.liveToken(),
    headers: { 'Idempotency-Key': key, ...(secondsAgo === undefined ? {} : { 'Seconds-Ago': secondsAgo }) },
    ...(body === undefined ? {} : { body }),
  });
}

const read = async (id: string) => (await desk.call<StaffReservation>('GET', `/reservations/${id}`)).json.data;
const booked = async (date: string) =>
  (await bookVisit(app, { email: `gast-${date}@proefbad.example`, date })).reservationId;

test('a check-in whose answer was lost is not done again by the same desk, whatever a colleague did meanwhile', async () => {
  const id = await booked('2026-05-11');
  const key = 'lost-answer-1';
  expect((await sayWithKey(`/reservations/${id}/check-in`, key)).status).toBe(200);
  await owner.call('POST', `/reservations/${id}/undo`);
  expect((await sayWithKey(`/reservations/${id}/check-in`, key)).status).toBe(200);
  const { state, events } = await read(id);
  expect([state, events.filter(({ kind }) => kind === 'checked_in').length]).toEqual(['confirmed', 1]);
});

test('guests whose marks were sent twice are marked once, and what a colleague changed since stays', async () => {
  const id = await booked('2026-05-12');
  const body = { guests: [{ person: 1, from: 'expected', state: 'in', wristband: '14' }] };
  const key = 'lost-answer-2';
  expect((await sayWithKey<GuestMarksResult>(`/reservations/${id}/guests`, key, body)).json.data.changed).toEqual([1]);
  const back = { guests: [{ person: 1, from: 'in', state: 'expected' }] };
  await owner.call('POST', `/reservations/${id}/guests`, back);
  await sayWithKey(`/reservations/${id}/guests`, key, body);
  const { guests, events } = await read(id);
  expect([guests[0]?.state, events.filter(({ kind }) => kind === 'guest.arrived').length]).toEqual(['expected', 1]);
});

test('guests came when the desk said so, not when the server heard it, and the history says both', async () => {
  const id = await booked('2026-05-13');
  const body = { guests: [{ person: 1, from: 'expected', state: 'in' }] };
  expect((await sayWithKey(`/reservations/${id}/guests`, 'said-earlier-1', body, '1200')).status).toBe(200);
  const { guests, events } = await read(id);
  const arrived = events.find(({ kind }) => kind === 'guest.arrived')!;
  const before = (at: string, seconds: number): string => new Date(Date.parse(at) - seconds * 1_000).toISOString();
  expect([arrived.saidAt, guests[0]!.at]).toEqual([before(arrived.at, 1_200), before(arrived.at, 1_200)]);
  expect(arrived.detail).toBe('persons: 1');

  expect((await sayWithKey(`/reservations/${id}/undo`, 'said-earlier-2', undefined, '600')).status).toBe(200);
  expect((await sayWithKey(`/reservations/${id}/check-in`, 'said-at-once')).status).toBe(200);
  const [undone, checkedIn] = (await read(id)).events.slice(-2);
  expect(undone).toMatchObject({ kind: 'undone', saidAt: before(undone!.at, 600) });
  expect(checkedIn).toMatchObject({ kind: 'checked_in', saidAt: null });
});

test('the same key with another time is the same request', async () => {
  const id = await booked('2026-05-14');
  await sayWithKey(`/reservations/${id}/check-in`, 'delivered-twice', undefined, '20');
  expect((await sayWithKey(`/reservations/${id}/check-in`, 'delivered-twice', undefined, '23')).status).toBe(200);
  expect((await read(id)).events.filter(({ kind }) => kind === 'checked_in')).toHaveLength(1);
});

test('other times than those of the last day are refused', async () => {
  const id = await booked('2026-05-15');
  for (const secondsAgo of ['-1', '86401', 'soon', '1.5']) {
    const refused = await sayWithKey(`/reservations/${id}/check-in`, `refused-${secondsAgo}`, undefined, secondsAgo);
    expect([refused.status, refused.json.code]).toEqual([400, 'validation_failed']);
  }
  expect((await read(id)).state).toBe('confirmed');
});
