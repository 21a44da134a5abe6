import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(async () => {
  await expectCountersToFit(app);
  await app.services.reservations.expireDue(50);
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

test('a hold ends after 20 minutes and its places are free again', async () => {
  const visitor = new Visitor(app, { persons: 10 });
  await visitor.hold();
  await visitor.checkin([-1]);
  await app.advance({ minutes: 21 });
  const gone = await visitor.read();
  expect([gone.status, gone.json.code]).toEqual([404, 'reservation_expired']);
  expect((await visitor.checkin([-1])).json.code).toBe('reservation_expired');

  const next = new Visitor(app, { persons: 10 });
  await next.hold();
  expect((await next.checkin([-1])).json.data.notBookedProducts).toEqual([]);
});

test('every change renews the hold, and never past 60 minutes from the start', async () => {
  const visitor = new Visitor(app, { date: '2026-05-20' });
  const { json } = await visitor.hold();
  const start = Date.parse(json.data.serverTime);
  await visitor.checkin();
  for (let round = 0; round < 5; round += 1) {
    await app.advance({ minutes: 11 });
    expect((await visitor.call('POST', `/reservation/${visitor.slug}/renew`)).status).toBe(200);
  }
  const end = Date.parse((await visitor.read()).json.data.session.expiresAt) - start;
  expect(Math.round(end / 60_000)).toBe(60);
  await app.advance({ minutes: 6 });
  expect((await visitor.read()).json.code).toBe('reservation_expired');
});

test('the sweeper ends forgotten holds', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  await app.services.reservations.expireDue(50);
  expect((await visitor.read()).status).toBe(200);
  await app.advance({ minutes: 21 });
  expect(await app.services.reservations.expireDue(50)).toBe(1);
  const { state } = await app.db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', visitor.reservationId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('expired');
  const booked = await app.db.selectFrom('poolBucket').select('booked').where('booked', '>', 0).execute();
  expect(booked).toEqual([]);
});

test('after a hold ended the same session starts anew on the same flow', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await app.advance({ minutes: 21 });
  const { session } = visitor;
  await visitor.hold();
  expect(visitor.session).toBe(session);
});

test('a hold that its own session replaces ended at a moment, and its history says so', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  const old = visitor.reservationId;
  await app.advance({ minutes: 21 });
  await visitor.hold();
  const row = app.db.selectFrom('reservation').select(['state', 'endedAt']).where('id', '=', old);
  expect(await row.executeTakeFirst()).toEqual({ state: 'expired', endedAt: expect.any(Date) });
  const events = app.db.selectFrom('reservationEvent').select(['kind', 'actor']).where('reservationId', '=', old);
  expect(await events.orderBy('at', 'desc').executeTakeFirst()).toEqual({ kind: 'expired', actor: 'system' });
});

test('a venue that closes a day in the meantime is told at prepare, with the items it hits', async () => {
  const visitor = new Visitor(app, { date: '2026-06-09' });
  const { json } = await visitor.hold();
  await visitor.checkin([1]);
  await visitor.register();
  await visitor.link();
  await app.db
    .insertInto('openingException')
    .values({ venueId: 'proefbad', id: 'dicht', fromDate: json.data.startDate, toDate: json.data.startDate })
    .execute();
  const answer = await visitor.prepare();
  expect([answer.status, answer.json.code]).toEqual([409, 'reservation_changed']);
  expect(answer.json.changes).toMatchObject([
    { kind: 'no_longer_available', name: 'Entree', person: 1, oldPrice: 3000 },
  ]);
  expect(answer.json.changes).toHaveLength(1);
});

test('prepare asks for a customer and for something to prepare', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  expect((await visitor.prepare()).json.code).toBe('user_missing');
  await visitor.register();
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(404);
});

test('linking asks for a logged-in customer', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  const answer = await visitor.call('POST', `/reservation/${visitor.slug}/customer`);
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthorized']);
});

test('only the customer who books can change the details, not whoever has the session', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.register('eerste@proefbad.example');
  await visitor.link();
  const path = `/reservation/${visitor.slug}/user`;
  const form = customerForm({ email: 'eerste@proefbad.example', firstName: 'Wil' });
  const own = await visitor.call('PUT', path, form);
  expect([own.status, own.json.data.firstName]).toEqual([200, 'Wil']);
  visitor.token = '';
  expect((await visitor.call('PUT', path, form)).json.code).toBe('unauthorized');
  await visitor.register('tweede@proefbad.example');
  expect((await visitor.call('PUT', path, form)).json.code).toBe('forbidden');
});
