import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry, Payment } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let desk: StaffMember;
let planner: StaffMember;
let content: StaffMember;
let booked: { reservationId: string; number: string };
/** Cents, of a visit of two. */
let total: number;

const entries = async (query = '') =>
  (await desk.call<LedgerEntry[]>('POST', '/ledger/search', searchOf(query))).json.data;
const payments = async (query = '') =>
  (await desk.call<Payment[]>('POST', '/payments/search', searchOf(query))).json.data;
const pay = (amount: number, method = 'cash', id = booked.reservationId) =>
  desk.call<LedgerEntry>('POST', `/reservations/${id}/payments`, { amount, method });

/** Yesterday's payment of 4000, of which 1500 went back, and today's that failed. */
beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  planner = await staffMember(app, 'planner');
  content = await staffMember(app, 'content');
  booked = await bookVisit(app);
  const visit = app.db.selectFrom('reservation').select('total').where('id', '=', booked.reservationId);
  ({ total } = await visit.executeTakeFirstOrThrow());
  const of = { venueId: 'proefbad', reservationId: booked.reservationId };
  await app.db
    .insertInto('payment')
    .values([
      {
        ...of,
        id: 'pay-1',
        providerId: 'tr_gisteren1',
        method: 'ideal',
        state: 'paid',
        amount: 4000,
        createdAt: '2026-04-30T21:59:00Z',
      },
      { ...of, id: 'pay-2', providerId: 'tr_vandaag1', method: 'creditcard', state: 'failed', amount: 6000 },
    ])
    .execute();
  const refund = { venueId: 'proefbad', paymentId: 'pay-1', state: 'refunded' as const, reason: '', actor: 'provider' };
  await app.db
    .insertInto('refund')
    .values([
      { ...refund, id: 'rf-1', providerId: 're_1', amount: 1000, target: 'payment' },
      { ...refund, id: 'rf-2', providerId: 're_2', amount: 500, target: 'payment' },
    ])
    .execute();
  await app.db
    .insertInto('ledgerEntry')
    .values([
      {
        ...of,
        id: 'le-1',
        paymentId: 'pay-1',
        kind: 'paid',
        providerRef: 'tr_gisteren1',
        amount: 4000,
        at: '2026-04-30T22:01:00Z',
      },
      { ...of, id: 'le-2', paymentId: 'pay-1', kind: 'refund', providerRef: 're_1', amount: -1000 },
      {
        ...of,
        id: 'le-3',
        paymentId: 'pay-1',
        kind: 'refund',
        providerRef: 're_2',
        amount: -500,
        actor: 'st-desk',
        reason: 'Massage ging niet door',
      },
    ])
    .execute();
  await app.db.updateTable('reservation').set({ totalPaid: 2500 }).where('id', '=', booked.reservationId).execute();
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

test('a payment tells what of it went back', async () => {
  const answer = await planner.call<Payment>('GET', '/payments/pay-1');
  expect(answer.json.data).toEqual({
    id: 'pay-1',
    reservationId: booked.reservationId,
    providerId: 'tr_gisteren1',
    method: 'ideal',
    state: 'paid',
    amount: 4000,
    refunded: 1500,
    chargedBack: 0,
    failureReason: null,
    createdAt: '2026-04-30T21:59:00.000Z',
    updatedAt: expect.any(String),
  });
  expect((await planner.call('GET', '/payments/pay-3')).json.code).toBe('not_found');
});

test('payments come newest first, and by day of the venue, number, address, state and amount', async () => {
  const idsOf = async (query: string) => (await payments(query)).map(({ id }) => id);
  expect(await idsOf('')).toEqual(['pay-2', 'pay-1']);
  expect(await idsOf('?to=2026-04-30')).toEqual(['pay-1']);
  expect(await idsOf('?from=2026-05-01&to=2026-05-01')).toEqual(['pay-2']);
  expect(await idsOf(`?q=${booked.number}&filter=state:paid`)).toEqual(['pay-1']);
  expect(await idsOf('?q=wilma@proefbad.example%20tr_vandaag1')).toEqual(['pay-2']);
  expect(await idsOf('?sort=amount&pageSize=1')).toEqual(['pay-1']);
  expect((await desk.call('POST', '/payments/search', searchOf('sort=email'))).json.code).toBe('validation_failed');
});

test('the ledger names every movement, who made it and why', async () => {
  expect(await entries('?filter=kind:refund&sort=-amount')).toEqual([
    expect.objectContaining({ id: 'le-3', amount: -500, actor: 'st-desk', reason: 'Massage ging niet door' }),
    expect.objectContaining({ id: 'le-2', amount: -1000, actor: 'provider', reason: '' }),
  ]);
  expect((await entries('?to=2026-04-30')).length).toBe(0);
  expect((await entries('?to=2026-05-01&filter=kind:paid')).map(({ id }) => id)).toEqual(['le-1']);
});

test('what is paid at the desk is written down, and never more than is open', async () => {
  const first = await pay(1000, 'card');
  expect(first.status).toBe(201);
  expect(first.json.data).toEqual({
    id: expect.any(String),
    reservationId: booked.reservationId,
    reservationNumber: expect.stringMatching(/^K-/),
    paymentId: null,
    kind: 'desk',
    amount: 1000,
    actor: 'st-desk',
    reason: 'card',
    at: expect.any(String),
  });
  expect((await pay(total - 3499)).json.code).toBe('amount_too_high');
  expect((await pay(total - 3500)).status).toBe(201);
  expect((await pay(1)).json.code).toBe('amount_too_high');
  const row = app.db.selectFrom('reservation').select('totalPaid').where('id', '=', booked.reservationId);
  expect((await row.executeTakeFirstOrThrow()).totalPaid).toBe(total);
});

test('two desks that take the last of it at once take it once', async () => {
  const other = await bookVisit(app, { email: 'ans@proefbad.example', date: '2026-05-17' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(total, 'cash', other.reservationId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.code === 'amount_too_high')).toHaveLength(7);
});

test('a payment at the desk that is sent twice is written down once', async () => {
  const other = await bookVisit(app, { email: 'bep@proefbad.example', date: '2026-05-18' });
  const send = () =>
    app.call<LedgerEntry>('POST', `/api/admin/reservations/${other.reservationId}/payments`, {
      token: desk.token,
      headers: { 'idempotency-key': 'kassa-0000000000000001' },
      body: { amount: 100, method: 'other' },
    });
  expect((await send()).json.data.id).toBe((await send()).json.data.id);
  expect((await entries(`?filter=reservationId:${other.reservationId}`)).length).toBe(1);
});

test('a hold owes nothing at the desk, and an unknown reservation is not found', async () => {
  const made = await app.call('POST', '/api/reservation/op-locatie', {
    body: { personCount: 1, date: '2026-05-20', startTime: '10:00', endTime: '14:00' },
  });
  expect((await pay(1, 'cash', made.json.data.id)).json.code).toBe('amount_too_high');
  expect((await pay(1, 'cash', 'nergens')).json.code).toBe('reservation_not_found');
});

test('the planner may look at money but not write it down; who writes the texts sees none', async () => {
  const body = { amount: 1, method: 'cash' };
  const path = `/reservations/${booked.reservationId}/payments`;
  expect((await planner.call('POST', path, body)).status).toBe(403);
  expect((await planner.call('POST', '/ledger/search', {})).status).toBe(200);
  expect((await content.call('POST', '/ledger/search', {})).status).toBe(403);
  expect((await content.call('POST', '/payments/search', {})).status).toBe(403);
});

test('what was refunded to a gift card was refunded as well', async () => {
  const { reservationId } = await bookVisit(app, { email: 'cor@proefbad.example', date: '2026-05-19' });
  const of = { venueId: 'proefbad', reservationId };
  await app.db
    .insertInto('payment')
    .values({ ...of, id: 'pay-9', providerId: 'tr_bon1', method: 'ideal', state: 'paid', amount: 4000 })
    .execute();
  const paid = { ...of, id: 'le-9', paymentId: 'pay-9', kind: 'paid' as const, providerRef: 'tr_bon1', amount: 4000 };
  await app.db.insertInto('ledgerEntry').values(paid).execute();
  await app.db.updateTable('reservation').set({ totalPaid: 4000 }).where('id', '=', reservationId).execute();
  const form = { amount: 1500, to: 'giftCard', reason: 'Op verzoek' };
  expect((await desk.call('POST', '/payments/pay-9/refunds', form)).status).toBe(201);
  expect((await planner.call<Payment>('GET', '/payments/pay-9')).json.data.refunded).toBe(1500);
});
