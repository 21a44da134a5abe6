import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerReservation } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { visitDay, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const listFor = (token: string, language = 'nl') =>
  app.call<CustomerReservation[]>('GET', '/api/customers/reservations', { token, language });

async function booked(options: { date?: string; persons?: number; token?: string } = {}): Promise<Visitor> {
  const visitor = new Visitor(app, options);
  await visitor.hold();
  await visitor.checkin(visitor.everybody());
  if (options.token) visitor.token = options.token;
  else await visitor.register();
  await visitor.link();
  await visitor.prepare();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

test('a confirmed visit is listed with its number, times, guests, products and total', async () => {
  const { token, reservationId } = await booked();
  const { status, json } = await listFor(token);
  expect(status).toBe(200);
  expect(json.data).toEqual([
    {
      id: reservationId,
      number: expect.stringMatching(/^K-/),
      slug: 'op-locatie',
      name: expect.any(String),
      state: 'confirmed',
      personCount: 2,
      persons: [
        { id: `${reservationId}-1`, number: 1, products: expect.any(Array) },
        { id: `${reservationId}-2`, number: 2, products: expect.any(Array) },
      ],
      startDate: visitDay,
      startTime: '10:00',
      endTime: '14:00',
      total: 6000,
      totalPaid: 0,
      refunded: 0,
      ref: expect.any(String),
    },
  ]);
  expect(json.data[0]?.persons[0]?.products[0]).toMatchObject({ name: 'Entree', type: 10 });
});

test('visits come in the order of their days, and each keeps its own guests', async () => {
  const later = await booked({ date: '2026-05-19', persons: 1 });
  await booked({ date: '2026-05-13', persons: 3, token: later.token });
  const { json } = await listFor(later.token);
  expect(json.data.map(({ startDate, persons }) => [startDate, persons.length])).toEqual([
    ['2026-05-13', 3],
    ['2026-05-19', 1],
  ]);
});

test('a hold is no visit yet, and the visits of others are not shown', async () => {
  await booked();
  const visitor = await new Visitor(app).readyToPay();
  expect((await listFor(visitor.token)).json.data).toEqual([]);
});

test('without a login there is nothing to list', async () => {
  const answer = await app.call('GET', '/api/customers/reservations');
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthorized']);
});

test('a visit is listed until its day is over', async () => {
  const other = await testApp({ start: '2026-05-12T05:00:00Z' });
  const visitor = new Visitor(other, { date: '2026-05-12' });
  await visitor.readyToPay();
  await visitor.payOnLocation();
  const count = async (): Promise<number> =>
    (await other.call<unknown[]>('GET', '/api/customers/reservations', { token: visitor.token })).json.data.length;
  expect(await count()).toBe(1);
  await other.advance({ minutes: 16 * 60 });
  expect(await count()).toBe(1);
  await other.advance({ minutes: 2 * 60 });
  expect(await count()).toBe(0);
  await other.close();
});

test('after logging out the token opens the list no more', async () => {
  const form = { ...customerForm({ email: 'weg@proefbad.example' }), password: 'Geheim-123' };
  const made = await app.call('POST', '/api/customers/register', { body: form });
  const token = made.json.data.accessToken;
  expect((await listFor(token)).status).toBe(200);
  expect((await app.call('POST', '/api/customers/logout', { token })).status).toBe(204);
  expect((await listFor(token)).status).toBe(401);
  expect((await app.call('GET', '/api/customers', { token })).status).toBe(401);
});
