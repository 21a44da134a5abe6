import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, entryForm, quoteAtDesk, takenPlaces, treatmentForm } from '#tests/support/desk.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desk: StaffMember;
let owner: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  desk = await staffMember(app, 'desk');
  owner = await staffMember(app, 'owner');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

const today = '2026-05-01';

test('two guests without a name go in now, to be paid at the desk', async () => {
  await app.advance({ minutes: 97 });
  const form = entryForm(2, { date: today, startTime: '10:40', endTime: '21:55' });
  const quoted = await quoteAtDesk(desk, form);
  expect(quoted.status).toBe(200);
  const lines = [1, 2].map((person) => ({
    person,
    xplanId: proefbad.entry.xplanId,
    name: 'Entree',
    isPart: false,
    price: 3000,
    startTime: '10:40',
    endTime: '21:55',
    resources: [],
  }));
  const quote = {
    sequence: 0,
    startTime: '10:40',
    endTime: '21:55',
    total: 6000,
    totalOpen: 6000,
    lines,
    notBookedProducts: [],
    credits: [],
  };
  expect(quoted.json.data).toEqual(quote);

  const { status, json } = await bookAtDesk(desk, { ...form, total: 6000, note: 'Komt lopend' });
  expect(status).toBe(201);
  const reservation = json.data;
  expect(reservation).toMatchObject({
    state: 'confirmed',
    customer: null,
    personCount: 2,
    startTime: '10:40',
    endTime: '21:55',
    note: 'Komt lopend',
    total: 6000,
    totalPaid: 0,
    totalOpen: 6000,
  });
  expect(reservation.actions).toContain('takePayment');
  expect(reservation.events.map(({ kind, actorName }) => [kind, actorName])).toEqual([['confirmed', 'Mila Visser']]);
  const mails = app.mails.length;
  await app.services.jobs.runDueJobs();
  expect(app.mails).toHaveLength(mails);
});

test('what is only quoted takes no place', async () => {
  const before = await takenPlaces(app);
  const form = treatmentForm([{ person: 1, productId: '302', preferredTime: '12:00' }]);
  const { status, json } = await quoteAtDesk(desk, form);
  expect(status).toBe(200);
  expect(json.data.lines).toEqual([
    {
      person: 1,
      xplanId: '302',
      name: 'Massage 50',
      isPart: false,
      price: 8000,
      startTime: '12:00',
      endTime: '12:50',
      resources: ['therapeut-1', 'kamer-1'],
    },
  ]);
  expect(await takenPlaces(app)).toEqual(before);
});

test('a group has a duo, an arrangement with its choice and a cup of tea, planned as one', async () => {
  const items = [
    { person: 1, productId: '303', preferredTime: '15:00' },
    { person: 2, productId: '303', preferredTime: '15:00' },
    { person: 3, productId: '306', productIds: ['301'] },
    { person: 1, productId: '305' },
  ];
  await app.db
    .insertInto('categoryProduct')
    .values({ venueId: proefbad.venueId, categoryId: 'sessies', productId: 'thee', position: 9 })
    .execute();
  const form = treatmentForm(items, { date: '2026-05-13' });
  const quote = (await quoteAtDesk(desk, form)).json.data;
  const { status, json } = await bookAtDesk(desk, form);
  expect([status, json.code]).toEqual([201, undefined]);
  expect(quote.total).toBe(9000 * 2 + 12_000 + 400);
  expect(quote.lines.map(({ person, name, isPart, price }) => [person, name, isPart, price])).toEqual([
    [1, 'Duo', false, 9000],
    [1, 'Thee', false, 400],
    [2, 'Duo', false, 9000],
    [3, 'Dag', false, 12_000],
    [3, 'Thee', true, 0],
    [3, 'Entree', true, 0],
    [3, 'Massage 25', true, 0],
  ]);
  const duo = quote.lines.filter(({ name }) => name === 'Duo');
  expect(duo.map(({ startTime }) => startTime)).toEqual(['15:00', '15:00']);
  expect(duo[0]!.resources).toHaveLength(3);
  expect(duo[1]!.resources).toEqual(duo[0]!.resources);
  expect(json.data.totalOpen).toBe(quote.total);
});

test('a customer by telephone gets the confirmation by mail, and finds the visit in the account', async () => {
  const visitor = new Visitor(app);
  await visitor.register('wilma@proefbad.example');
  const { id } = await app.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  app.mails.length = 0;
  const { status, json } = await bookAtDesk(desk, entryForm(1, { date: '2026-05-14', customerId: id }));
  expect(status).toBe(201);
  expect(json.data.customer).toMatchObject({ id, email: 'wilma@proefbad.example' });
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual(['wilma@proefbad.example']);
  const own = await visitor.call('GET', '/customers/reservations');
  expect(own.body).toContain(json.data.number);
});

describe('where not all of it fits', () => {
  test('nothing is booked, and the desk hears what does not fit and what does', async () => {
    const before = await takenPlaces(app);
    const items = [
      { person: 1, productId: '302', preferredTime: '11:00', timeIsFixed: true },
      { person: 2, productId: '302', preferredTime: '11:00', timeIsFixed: true },
      { person: 3, productId: '302', preferredTime: '11:00', timeIsFixed: true },
    ];
    const { status, json } = await bookAtDesk(desk, treatmentForm(items, { date: '2026-05-18' }));
    expect([status, json.code]).toEqual([409, 'product_unavailable']);
    expect(json.notBookedProducts).toMatchObject([
      { name: 'Massage 50', xplanId: '302', reason: 'group_busy', alternatives: expect.any(Array) },
    ]);
    expect(json.notBookedProducts![0]!.alternatives[0]).toMatchObject({ date: '2026-05-18', time: '10:00' });
    expect(await takenPlaces(app)).toEqual(before);
  });

  test('a bath has too few places for all', async () => {
    const { status, json } = await bookAtDesk(desk, entryForm(12, { date: '2026-05-19' }));
    expect([status, json.code]).toEqual([409, 'product_unavailable']);
    expect(json.notBookedProducts!.map(({ person, reason }) => [person, reason])).toEqual([
      [11, 'pool_full'],
      [12, 'pool_full'],
    ]);
    const quoted = await quoteAtDesk(desk, entryForm(12, { date: '2026-05-19' }));
    expect(quoted.json.data).toMatchObject({ total: 30_000, notBookedProducts: json.notBookedProducts });
  });

  test('a second entry for the same guest', async () => {
    const items = [1, 1].map((person) => ({ person, productId: '306', productIds: ['301'] }));
    const { status, json } = await bookAtDesk(desk, treatmentForm(items, { date: '2026-05-20' }));
    expect([status, json.code]).toEqual([409, 'product_unavailable']);
    expect(json.notBookedProducts!.map(({ reason }) => reason)).toEqual(['entry_duplicate']);
  });
});

test.each<[string, object, number, string]>([
  ['a day that has passed', { date: '2026-04-30' }, 409, 'date_unavailable'],
  ['an hour that has passed', { date: today, startTime: '10:00' }, 409, 'times_unavailable'],
  ['an hour before opening', { startTime: '09:30' }, 409, 'times_unavailable'],
  ['an entry without arrival', { startTime: null, endTime: null }, 409, 'times_unavailable'],
  ['an unknown flow', { flowId: 'f-weg' }, 404, 'not_found'],
  ['an unknown customer', { customerId: 'niemand' }, 404, 'not_found'],
  ['a product of another flow', { items: [{ person: 1, productId: '302' }] }, 409, 'product_unavailable'],
  ['a guest too many', { items: [{ person: 2, productId: '100' }] }, 409, 'person_count_invalid'],
  ['another price than was told', { total: 2900 }, 409, 'version_conflict'],
])('%s is refused', async (_what, form, status, code) => {
  const answer = await bookAtDesk(desk, entryForm(1, form));
  expect([answer.status, answer.json.code]).toEqual([status, code]);
});

test('visitors’ limits and horizon do not hold at the desk', async () => {
  const { settings } = await app.db.selectFrom('venue').select('settings').executeTakeFirstOrThrow();
  expect(settings.bookingCap).toEqual({ count: 26, unit: 'week' });
  const { status, json } = await bookAtDesk(desk, entryForm(10, { date: '2027-05-18' }));
  expect([status, json.code]).toEqual([201, undefined]);
});

test('what is booked at the desk is paid there by PIN, or by a link of a mail', async () => {
  const book = async (persons: number) =>
    (await bookAtDesk(desk, entryForm(persons, { date: '2026-05-25' }))).json.data.id;
  const [first, second] = [await book(1), await book(2)];
  const paid = await owner.call('POST', `/reservations/${first}/payments`, { amount: 3000, method: 'card' });
  expect(paid.status).toBe(201);
  const read = await desk.call<StaffReservation>('GET', `/reservations/${first}`);
  expect(read.json.data).toMatchObject({ totalPaid: 3000, totalOpen: 0 });
  const body = { email: 'gast@proefbad.example' };
  const link = await app.call('POST', `/api/checkout/payment-link/${second}`, { token: owner.token, body });
  expect(link.status).toBe(201);
  const removed = await desk.call('POST', `/reservations/${second}/cancel`, { reason: 'Ziek' });
  expect(removed.status).toBe(200);
});

test('the same question asked twice books once', async () => {
  const request = { body: entryForm(1, { date: '2026-05-21' }), headers: { 'idempotency-key': 'balie-00000001' } };
  const ask = () => app.call('POST', '/api/admin/reservations', { token: desk.token, ...request });
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.json.data).toEqual(first.json.data);
});

test('of two desks and a visitor who ask for the last place at once one has it, the others are told', async () => {
  const date = '2026-05-22';
  expect((await bookAtDesk(desk, entryForm(9, { date }))).status).toBe(201);
  const visitor = new Visitor(app, { persons: 1, date });
  await visitor.hold();
  const [first, second, third] = await Promise.all([
    bookAtDesk(desk, entryForm(1, { date })),
    bookAtDesk(owner, entryForm(1, { date })),
    visitor.checkin([1]),
  ]);
  const won = [first.status === 201, second.status === 201, third.json.data.notBookedProducts.length === 0];
  expect(won.filter(Boolean)).toHaveLength(1);
  for (const lost of [first, second].filter(({ status }) => status !== 201)) {
    expect([lost.status, lost.json.code]).toEqual([409, 'product_unavailable']);
    expect(lost.json.notBookedProducts).toMatchObject([{ reason: 'pool_full' }]);
  }
});
