import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const userPath = (visitor: Visitor): string => `/reservation/${visitor.slug}/user`;

async function linkedVisitor(): Promise<{ visitor: Visitor; oldSession: string }> {
  const visitor = new Visitor(app, { persons: 1 });
  await visitor.hold();
  await visitor.checkin([1]);
  await visitor.register();
  const oldSession = visitor.session;
  await visitor.link();
  return { visitor, oldSession };
}

test('with the session alone nobody reads whose reservation it is', async () => {
  const { visitor } = await linkedVisitor();
  const own = await visitor.call('GET', userPath(visitor));
  expect(own.json.data).toMatchObject({ firstName: 'Wilma' });
  const { session } = visitor;
  const without = await app.call('GET', `/api${userPath(visitor)}`, { session });
  expect([without.status, without.json.code]).toEqual([401, 'unauthorized']);
  const stranger = new Visitor(app);
  await stranger.register(`vreemd-${visitor.reservationId.toLowerCase()}@proefbad.example`);
  const other = await app.call('GET', `/api${userPath(visitor)}`, { session, token: stranger.token });
  expect([other.status, other.json.code]).toEqual([403, 'forbidden']);
});

test('a session has a new token once it has a customer; the old one opens nothing', async () => {
  const { visitor, oldSession } = await linkedVisitor();
  expect(visitor.session).not.toBe(oldSession);
  const path = `/api/reservation/${visitor.slug}`;
  expect((await app.call('GET', path, { session: oldSession })).json.code).toBe('reservation_not_found');
  expect((await app.call('GET', path, { session: visitor.session })).json.data.id).toBe(visitor.reservationId);
});

test('the new token holds for every flow of the session, and linking again keeps it', async () => {
  const visitor = new Visitor(app, { persons: 1 });
  await visitor.hold();
  const other = proefbad.flows.payment.slug;
  const body = { personCount: 1, date: '2026-05-13', startTime: '10:00', endTime: '12:00' };
  const made = await app.call('POST', `/api/reservation/${other}`, { session: visitor.session, body });
  expect(made.status).toBe(201);
  await visitor.register();
  await visitor.link();
  const { session } = visitor;
  expect((await app.call('GET', `/api/reservation/${other}`, { session })).json.data.id).toBe(made.json.data.id);
  await visitor.link();
  expect(visitor.session).toBe(session);
});

test('who loses the answer that held the new token gets it by asking again', async () => {
  const { visitor, oldSession } = await linkedVisitor();
  const path = `/api/reservation/${visitor.slug}/customer`;
  const again = await app.call('POST', path, { session: oldSession, token: visitor.token });
  expect([again.status, again.json.data.session.id]).toEqual([200, visitor.session]);
  const stranger = new Visitor(app);
  await stranger.register(`gast-${visitor.reservationId.toLowerCase()}2@proefbad.example`);
  const other = await app.call('POST', path, { session: oldSession, token: stranger.token });
  expect(other.json.code).toBe('reservation_not_found');
});

test('after logging out the reservation has no customer', async () => {
  const { visitor } = await linkedVisitor();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.call('POST', '/customers/logout')).status).toBe(204);
  const { session } = visitor;
  const read = await app.call('GET', `/api/reservation/${visitor.slug}`, { session });
  expect(read.json.data.session.userId).toBeNull();
  const paid = await app.call('POST', `/api/checkout/${visitor.reservationId}/onlocation`, { session });
  expect(paid.json.code).toBe('user_missing');
});

test('a session opens what it booked for a day, then only the login does', async () => {
  const { visitor } = await linkedVisitor();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.call('POST', `/checkout/${visitor.reservationId}/onlocation`)).status).toBe(200);
  const { session, token, reservationId } = visitor;
  const pages = ['result', 'documents', 'calendar.ics'].map((page) => `/api/checkout/${reservationId}/${page}`);
  const statuses = (login: object) =>
    Promise.all(pages.map(async (page) => (await app.call('GET', page, login)).status));
  await app.advance({ minutes: 24 * 60 - 1 });
  expect(await statuses({ session })).toEqual([200, 200, 200]);
  await app.advance({ minutes: 2 });
  expect(await statuses({ session })).toEqual([404, 404, 404]);
  expect(await statuses({ session, token })).toEqual([200, 200, 200]);
  expect(await statuses({ token })).toEqual([200, 200, 200]);
});

test('a customer who logs out keeps what was booked', async () => {
  const { visitor } = await linkedVisitor();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.call('POST', `/checkout/${visitor.reservationId}/onlocation`)).status).toBe(200);
  await visitor.call('POST', '/customers/logout');
  const email = `gast-${visitor.reservationId.toLowerCase()}@proefbad.example`;
  const body = { email, password: 'geheim-123' };
  const token = (await app.call('POST', '/api/customers/login', { body })).json.data.accessToken;
  const list = await app.call<{ id: string }[]>('GET', '/api/customers/reservations', { token });
  expect(list.json.data.map(({ id }) => id)).toEqual([visitor.reservationId]);
});

test('who registers for a reservation that ended hears so, and gets no account', async () => {
  const cancelled = new Visitor(app, { persons: 1 });
  await cancelled.hold();
  await cancelled.call('DELETE', `/reservation/${cancelled.slug}`);
  const expired = new Visitor(app, { persons: 1 });
  await expired.hold();
  await app.advance({ minutes: 21 });
  const form = { ...customerForm({ email: 'te-laat@proefbad.example' }), password: 'geheim-123' };
  const answers = [cancelled, expired].map((visitor) => visitor.call('POST', '/customers/register', form));
  expect((await Promise.all(answers)).map(({ json }) => json.code)).toEqual([
    'reservation_cancelled',
    'reservation_expired',
  ]);
  expect((await new Visitor(app).call('POST', '/customers/register', form)).status).toBe(201);
});
