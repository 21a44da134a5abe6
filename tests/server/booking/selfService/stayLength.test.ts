import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookedOnLocation } from '#tests/support/ownBooking.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const claimsOf = async (reservationId: string) =>
  (
    await app.db
      .selectFrom('poolClaim')
      .select(['fromBucket', 'toBucket', 'units'])
      .where('reservationId', '=', reservationId)
      .where('state', '=', 'confirmed')
      .execute()
  ).map(({ fromBucket, toBucket, units }) => `${units}: ${fromBucket / 4}–${toBucket / 4}`);

test('guests stay longer and shorter within the rules of the stay, at the same price', async () => {
  const { guest, visitor } = await bookedOnLocation(app);
  const { json } = await guest.call<string[]>('GET', '/departures');
  expect(json.data).toEqual(['12:00', '13:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00']);
  const longer = await guest.change({ kind: 'stay', endTime: '18:00' });
  expect(longer.quote).toMatchObject({
    startTime: '10:00',
    endTime: '18:00',
    totalBefore: 6000,
    total: 6000,
    back: [],
  });
  expect(longer.booking).toMatchObject({ startTime: '10:00', endTime: '18:00' });
  expect(await claimsOf(visitor.reservationId)).toEqual(['1: 10–18', '1: 10–18']);
  await guest.change({ kind: 'stay', endTime: '12:00' });
  expect(await claimsOf(visitor.reservationId)).toEqual(['1: 10–12', '1: 10–12']);
  await app.services.jobs.runEverything();
  expect(app.mails.at(-1)?.text).toContain('12:00');
});

test.each([
  ['before the arrival', '09:00'],
  ['at the arrival', '10:00'],
  ['below the shortest stay', '11:00'],
  ['between two departures', '14:30'],
  ['after closing', '23:00'],
])('a departure %s is refused, and nothing changes', async (_when, endTime) => {
  const { guest, visitor } = await bookedOnLocation(app, { date: '2026-05-13', persons: 1 });
  const before = await guest.read();
  const quoted = await guest.quote({ kind: 'stay', endTime });
  expect([quoted.status, quoted.json.code]).toEqual([409, 'change_unavailable']);
  const applied = await guest.apply({ kind: 'stay', endTime }, { sequence: before.sequence, total: 3000, back: [] });
  expect([applied.status, applied.json.code]).toEqual([409, 'change_unavailable']);
  expect(await guest.read()).toEqual(before);
  expect(await claimsOf(visitor.reservationId)).toEqual(['1: 10–14']);
});

test('nobody stays into hours that others fill, and such a departure is not offered', async () => {
  const date = '2026-05-14';
  const { guest } = await bookedOnLocation(app, { date });
  const full = { date, persons: proefbad.capacity, startTime: '14:00', endTime: '18:00' };
  await bookedOnLocation(app, full);
  expect((await guest.call<string[]>('GET', '/departures')).json.data).toEqual(['12:00', '13:00']);
  const quoted = await guest.quote({ kind: 'stay', endTime: '16:00' });
  expect([quoted.status, quoted.json.code]).toEqual([409, 'change_unavailable']);
});

test('a stay without its departure is no change', async () => {
  const { guest } = await bookedOnLocation(app, { date: '2026-05-15', persons: 1 });
  const quoted = await guest.quote({ kind: 'stay' });
  expect(quoted.json.errors).toEqual([{ pointer: '/endTime', code: 'required' }]);
});
