import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { bookedOnLocation, OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { expectCountersToFit } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  money = await new MoneyTest(opened).open();
});
afterAll(async () => {
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});
beforeEach(async () => {
  await app.services.jobs.runEverything();
  app.mails.length = 0;
});

const settle = async (): Promise<void> => {
  await app.services.jobs.runEverything();
  await app.services.jobs.runEverything();
};

test('what comes back is said first, then it goes back to the bank in one go, and the places are free', async () => {
  const { visitor, paymentId } = await money.paid();
  await settle();
  app.mails.length = 0;
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const quoted = await guest.quote({ kind: 'cancel' });
  expect(quoted.json.data).toMatchObject({
    totalBefore: 6000,
    total: 0,
    back: [{ to: 'payment', amount: 6000, label: '' }],
    visitsBack: 0,
    toPayOnline: 0,
  });
  expect((await guest.read()).state).toBe('confirmed');
  expect(await money.refundsOf(paymentId)).toEqual([]);

  const { booking } = await guest.change({ kind: 'cancel' });
  expect(booking).toMatchObject({ state: 'cancelled', changesClosed: 'ended', sequence: 1 });
  expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 6000, to: 'payment' }]);
  await settle();
  expect((await guest.read()).totalPaid).toBe(0);
  const { rows } = await sql`select 1 from pool_claim where state <> 'released'
    and reservation_id = ${visitor.reservationId}`.execute(app.db);
  expect(rows).toEqual([]);
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    'Je reservering bij Proefbad is geannuleerd',
    expect.stringMatching(/betaalt je €\s60,- terug/),
  ]);
});

test('what was to be paid at the venue costs nothing and gives nothing back', async () => {
  const { guest } = await bookedOnLocation(app);
  const { quote } = await guest.change({ kind: 'cancel' });
  expect(quote).toMatchObject({ totalBefore: 6000, total: 0, back: [], toPayAtVenue: 0 });
});

test('what was paid at the desk goes back there', async () => {
  const { visitor, guest } = await bookedOnLocation(app);
  const paid = await money.staff.call('POST', `/reservations/${visitor.reservationId}/payments`, {
    amount: 2500,
    method: 'cash',
  });
  expect(paid.status).toBe(201);
  const { quote } = await guest.change({ kind: 'cancel' });
  expect(quote.back).toEqual([{ to: 'venue', amount: 2500, label: '' }]);
});

test('the history says that the guest did it', async () => {
  const { visitor, guest } = await bookedOnLocation(app);
  await guest.change({ kind: 'cancel' });
  const events = await app.db
    .selectFrom('reservationEvent')
    .select(['kind', 'actor'])
    .where('reservationId', '=', visitor.reservationId)
    .orderBy('place', 'desc')
    .limit(1)
    .execute();
  expect(events).toEqual([{ kind: 'cancelled', actor: 'customer' }]);
});

test('the same request twice cancels once and is answered the same; a second one finds it ended', async () => {
  const { visitor, paymentId } = await money.paid();
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const { data } = (await guest.quote({ kind: 'cancel' })).json;
  const [one, two] = [
    await guest.apply({ kind: 'cancel' }, data, 'sleutel-1'),
    await guest.apply({ kind: 'cancel' }, data, 'sleutel-1'),
  ];
  expect([one.status, two.body]).toEqual([200, one.body]);
  expect((await guest.apply({ kind: 'cancel' }, data, 'sleutel-2')).json.code).toBe('version_conflict');
  expect(await money.refundsOf(paymentId)).toHaveLength(1);
});

test('eight tabs that cancel at once refund once', async () => {
  const { visitor, paymentId } = await money.paid();
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const { data } = (await guest.quote({ kind: 'cancel' })).json;
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.apply({ kind: 'cancel' }, data)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.code === 'version_conflict')).toHaveLength(7);
  expect(await money.refundsOf(paymentId)).toHaveLength(1);
});

test('money that is other than was said is not moved', async () => {
  const { visitor, paymentId } = await money.paid();
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const { data } = (await guest.quote({ kind: 'cancel' })).json;
  expect((await money.refund(paymentId, { amount: 1000 })).status).toBe(201);
  expect((await guest.apply({ kind: 'cancel' }, data)).json.code).toBe('version_conflict');
  expect((await guest.read()).state).toBe('confirmed');
  expect((await guest.change({ kind: 'cancel' })).quote.back).toEqual([{ to: 'payment', amount: 5000, label: '' }]);
});

test('one guest is taken out: the price falls, the place is free, later guests move up', async () => {
  const { visitor, paymentId } = await money.paid({ persons: 3 });
  await settle();
  app.mails.length = 0;
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const { booking, quote } = await guest.change({ kind: 'removeGuest', person: 2 });
  expect(quote).toMatchObject({
    totalBefore: 9000,
    total: 6000,
    personCount: 2,
    back: [{ to: 'payment', amount: 3000, label: '' }],
    lines: [
      { person: 1, kind: 'stays' },
      { person: 2, kind: 'ends', before: '10:00', after: null },
      { person: 3, kind: 'stays' },
    ],
  });
  expect(booking).toMatchObject({ personCount: 2, total: 6000, sequence: 1 });
  expect(booking.persons.map(({ products }) => products.length > 0)).toEqual([true, true]);
  await settle();
  expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 3000, to: 'payment' }]);
  expect(await guest.read()).toMatchObject({ totalPaid: 6000, totalOpen: 0, refunded: 3000 });
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('je reservering is gewijzigd'),
    expect.stringContaining('terug'),
  ]);
  const twice = await guest.change({ kind: 'removeGuest', person: 2 });
  expect(twice.quote.back).toEqual([{ to: 'payment', amount: 3000, label: '' }]);
});

test('nobody takes out who is not there, or the last one', async () => {
  const { guest } = await bookedOnLocation(app);
  expect((await guest.quote({ kind: 'removeGuest', person: 3 })).json.code).toBe('person_count_invalid');
  await guest.change({ kind: 'removeGuest', person: 1 });
  expect((await guest.quote({ kind: 'removeGuest', person: 1 })).json.code).toBe('person_count_invalid');
});

test('a change without what it needs is refused with the field', async () => {
  const { guest } = await bookedOnLocation(app);
  const answer = await guest.quote({ kind: 'move' });
  expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed']);
  expect(answer.json.errors).toEqual([
    { pointer: '/date', code: 'required' },
    { pointer: '/startTime', code: 'required' },
  ]);
});
