import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, visitDay, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(async () => {
  await expectCountersToFit(app);
  await app.close();
});

test('a new reservation is an empty hold of five minutes, opened by a secret that is not stored', async () => {
  const visitor = new Visitor(app);
  const { json } = await visitor.hold();
  expect(json.data).toMatchObject({
    slug: 'op-locatie',
    state: 'hold',
    number: null,
    personCount: 2,
    startDate: visitDay,
    startTime: '10:00',
    endTime: '14:00',
    total: 0,
    totalPaid: 0,
  });
  expect(json.data.persons.map((person: { products: unknown[] }) => person.products)).toEqual([[], []]);
  const life = Date.parse(json.data.session.expiresAt) - Date.parse(json.data.serverTime);
  expect(life).toBeGreaterThan(4.9 * 60_000);
  expect(life).toBeLessThan(5.1 * 60_000);
  const stored = await app.db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', json.data.id)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(stored.sessionHash).toString('utf8')).not.toContain(visitor.session);
});

test('a second reservation on the same flow is refused with the words of the specification', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  const again = await visitor.call('POST', `/reservation/${visitor.slug}`, { personCount: 1, date: visitDay });
  expect([again.status, again.json.code, again.json.title]).toEqual([
    409,
    'reservation_exists',
    'Reservation already exists',
  ]);
});

test('the same session holds one reservation on each flow', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  const other = new Visitor(app, { slug: proefbad.flows.payment.slug });
  other.session = visitor.session;
  const answer = await other.hold();
  expect(answer.json.data.session.id).toBe(visitor.session);
  expect((await visitor.read()).status).toBe(200);
});

test('a session somebody made up opens nothing and is not taken over', async () => {
  const visitor = new Visitor(app);
  visitor.session = 'a'.repeat(43);
  expect((await visitor.read()).json.code).toBe('reservation_not_found');
  const { json } = await visitor.hold();
  expect(json.data.session.id).not.toBe('a'.repeat(43));
});

test('an entry costs the price of its day and takes a place for each guest', async () => {
  const visitor = new Visitor(app, { date: '2026-05-16' });
  await visitor.hold();
  const { json } = await visitor.checkin();
  expect(json.data.notBookedProducts).toEqual([]);
  expect(json.data.reservation.total).toBe(7000);
  expect(json.data.reservation.persons[0]!.products).toMatchObject([
    { name: 'Entree', price: 3500, type: 10, checkinType: false, startTime: '10:00', endTime: '14:00' },
    { name: 'Verblijf', price: 0, type: 0, checkinType: true },
  ]);
});

test('a guest cannot have two entries; the others are still booked', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin([1]);
  const { json } = await visitor.checkin([1, 2]);
  expect(json.data.notBookedProducts).toEqual([
    { name: 'Entree', xplanId: '100', person: 1, reason: 'entry_duplicate', alternatives: [] },
  ]);
  expect(json.data.reservation.total).toBe(6000);
});

test('guests for whom there is no place come back by number, the rest stays booked', async () => {
  const day = '2026-06-02';
  const first = new Visitor(app, { persons: 8, date: day });
  await first.hold();
  await first.checkin(first.everybody());
  const second = new Visitor(app, { persons: 3, date: day });
  await second.hold();
  const { json } = await second.checkin([-1]);
  expect(json.data.notBookedProducts).toMatchObject([
    { name: 'Entree', xplanId: '100', person: 3, reason: 'pool_full' },
  ]);
  const { alternatives } = json.data.notBookedProducts[0]!;
  expect(alternatives.every(({ persons }) => persons.length === 3)).toBe(true);
  const instead = alternatives.map(({ kind, date, time }) => `${kind} ${date} ${time}`);
  expect(instead).toEqual(['other_time 2026-06-02 14:00', 'other_day 2026-06-03 10:00', 'other_day 2026-06-04 10:00']);
  expect(json.data.reservation.total).toBe(6000);
});

test('a visitor’s own hold never makes a day look full to that visitor', async () => {
  const day = '2026-06-03';
  const visitor = new Visitor(app, { persons: 10, date: day, endTime: '22:00' });
  await visitor.hold();
  await visitor.checkin([-1]);
  const path = `/products/${proefbad.entry.xplanId}/schedule/${day}-${day}?persons=10`;
  expect((await visitor.call('GET', path)).json.data).toEqual({ [day]: { price: 3000 } });
  const stranger = await new Visitor(app).call('GET', path);
  expect([stranger.json.data, stranger.json.meta.reasons]).toEqual([{}, { [day]: 'full' }]);
});

test('a check-in takes the place of the plain products a guest had', async () => {
  const visitor = new Visitor(app);
  const { json } = await visitor.hold();
  const plain = { venueId: proefbad.venueId, reservationId: json.data.id, productId: proefbad.activity.id, type: 0 };
  const rest = { name: '{"nl":"Handdoek"}', price: 500, vatRate: 21, paymentMoment: 'location' } as const;
  await app.db
    .insertInto('reservationItem')
    .values([1, 2].map((person) => ({ ...plain, ...rest, person, id: `handdoek-${person}` })))
    .execute();
  const added = await visitor.checkin([1]);
  const names = added.json.data.reservation.persons.map((person) => person.products.map(({ name }) => name));
  expect(names).toEqual([['Entree', 'Verblijf'], ['Handdoek']]);
});

test('taking an entry out gives the places back', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  const added = await visitor.checkin();
  const entry = added.json.data.reservation.persons[0]!.products[0]!;
  const { json } = await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${entry.itemId}`);
  expect(json.data.persons[0]!.products).toEqual([]);
  expect(json.data.total).toBe(3000);
  const again = await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${entry.itemId}`);
  expect([again.status, again.json.code]).toEqual([404, 'not_found']);
});

test('a stranger cannot take something out of my reservation', async () => {
  const mine = new Visitor(app);
  await mine.hold();
  const added = await mine.checkin();
  const entry = added.json.data.reservation.persons[0]!.products[0]!;
  const stranger = new Visitor(app);
  await stranger.hold();
  const answer = await stranger.call('DELETE', `/reservation/${mine.slug}/product/${entry.itemId}`);
  expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
  expect((await mine.read()).json.data.total).toBe(6000);
});

test('cancelling gives everything back and says so afterwards', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  const gone = await visitor.read();
  expect([gone.status, gone.json.code]).toEqual([404, 'reservation_cancelled']);
});

test.each([
  ['yesterday', { date: '2026-04-30' }, 'date_unavailable'],
  ['beyond the horizon', { date: '2027-01-01' }, 'date_unavailable'],
  ['a departure before the arrival', { date: visitDay, startTime: '14:00', endTime: '10:00' }, 'times_unavailable'],
  ['an arrival without a departure', { date: visitDay, startTime: '14:00' }, 'times_unavailable'],
  ['too many persons', { date: visitDay, personCount: 13 }, 'person_count_invalid'],
])('%s is refused', async (_what, change, code) => {
  const answer = await new Visitor(app).call('POST', '/reservation/op-locatie', { personCount: 2, ...change });
  expect([answer.status, answer.json.code]).toEqual([409, code]);
});

test('a stay outside the offered times cannot be booked', async () => {
  const visitor = new Visitor(app, { startTime: '10:15', endTime: '14:00' });
  await visitor.hold();
  expect((await visitor.checkin()).json.code).toBe('times_unavailable');
});

test.each([
  ['past closing time', '14:00', '22:30'],
  ['before the doors open', '09:30', '14:00'],
])('a stay %s is refused before anything is held', async (_when, startTime, endTime) => {
  const body = { personCount: 2, date: visitDay, startTime, endTime };
  const { status, json } = await new Visitor(app).call('POST', '/reservation/op-locatie', body);
  expect([status, json.code, json.reason]).toEqual([409, 'times_unavailable', 'closed']);
});

test('guests that are not there cannot be booked', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  expect((await visitor.checkin([3])).json.code).toBe('person_count_invalid');
});

test('remarks are kept, and belong to the reservation', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  const path = `/reservation/${visitor.slug}/comment`;
  expect((await visitor.call('GET', path)).json.data).toEqual({ comment: '' });
  await visitor.call('PUT', path, { comment: 'Graag <b>rustig</b>' });
  expect((await visitor.call('GET', path)).json.data).toEqual({ comment: 'Graag <b>rustig</b>' });
  expect((await visitor.call('PUT', path, { comment: 'x'.repeat(1001) })).status).toBe(400);
});
