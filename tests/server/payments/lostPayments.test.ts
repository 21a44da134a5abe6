import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import type { MovableClock } from '#tests/support/testServer/movableClock.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
/** What the provider does with the next orders: they reach it when the test says so, long after we stopped listening. */
let isSlow = false;
/** What happens right before an order reaches the provider. */
let leaving: (() => Promise<unknown>) | null = null;
const underWay: (() => ReturnType<PaymentPort['create']>)[] = [];

beforeAll(async () => {
  const opened = await payingApp((client) => ({
    ...client,
    create: async (order) => {
      await leaving?.();
      if (!isSlow) return client.create(order);
      underWay.push(() => client.create(order));
      throw new PaymentProviderError('unavailable', 'no answer in 10000 ms');
    },
  }));
  money = await new MoneyTest(opened).open();
  ({ app } = opened);
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  await app.services.reservations.expireDue(50);
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

/** A visitor who was told that paying does not work, while the provider still works on it. */
async function unanswered(): Promise<Visitor> {
  const visitor = await money.paying();
  isSlow = true;
  expect((await visitor.pay()).json.code).toBe('payment_provider_unavailable');
  isSlow = false;
  return visitor;
}

/** The provider finishes the order after all, and the card is charged; answers its id. */
async function chargedAfterAll(): Promise<string> {
  const { id } = await underWay.pop()!();
  await money.end(id, 'paid');
  return id;
}

const paymentsOf = ({ reservationId }: Visitor) =>
  app.db
    .selectFrom('payment')
    .selectAll()
    .where('venueId', '=', proefbad.venueId)
    .where('reservationId', '=', reservationId)
    .orderBy('createdAt')
    .execute();

const statesOf = async (visitor: Visitor) => (await paymentsOf(visitor)).map(({ state }) => state);

async function paymentOf(visitor: Visitor) {
  const [payment] = await paymentsOf(visitor);
  return payment!;
}

test('while the provider may still make a payment no other begins, and a minute later one does', async () => {
  const visitor = await unanswered();
  expect((await visitor.pay('bancontact')).json.code).toBe('payment_in_progress');
  await app.advance({ seconds: 31 });
  await app.services.checkout.reconcile(50);
  expect((await visitor.pay('bancontact')).json.code).toBe('payment_in_progress');
  expect(await statesOf(visitor)).toEqual(['creating']);
  await app.advance({ seconds: 30 });
  expect((await visitor.pay('bancontact')).status).toBe(200);
  expect(await statesOf(visitor)).toEqual(['failed', 'open']);
});

test('a payment that the provider makes while the visitor waits is the one that is paid', async () => {
  const visitor = await unanswered();
  await money.notify(await chargedAfterAll());
  expect((await visitor.pay('bancontact')).json.code).toBe('reservation_confirmed');
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
});

/** A visitor pays, and while the order is on its way to the provider something happens, once. */
async function during(visitor: Visitor, meanwhile: () => Promise<unknown>): Promise<TestAnswer> {
  leaving = async () => {
    leaving = null;
    await meanwhile();
  };
  return visitor.pay();
}

test('whether a payment is being made is for the database’s clock to say, whatever that of the program says', async () => {
  const visitor = await money.paying();
  const clock = app.deps.clock as MovableClock;
  let second: TestAnswer | undefined;
  const first = await during(visitor, async () => {
    clock.offsetMs += 90_000;
    second = await visitor.pay('bancontact');
    clock.offsetMs -= 90_000;
  });
  expect(second!.json.code).toBe('payment_in_progress');
  expect(first.status).toBe(200);
  expect(await statesOf(visitor)).toEqual(['open']);
});

test('a payment that was given up and is answered after all can be paid', async () => {
  const visitor = await money.paying();
  const first = await during(visitor, async () => {
    await app.advance({ seconds: 61 });
    expect((await visitor.pay('bancontact')).status).toBe(200);
    expect(await statesOf(visitor)).toEqual(['failed', 'open']);
  });
  const id = /tr_[A-Za-z0-9]+/.exec(first.json.data.redirectUrl)![0];
  expect(await paymentOf(visitor)).toMatchObject({ state: 'open', providerId: id, failureReason: null });
  await money.end(id, 'paid');
  await money.notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('a payment whose answer was lost keeps the places while it can be paid, and is gone on with', async () => {
  const visitor = await unanswered();
  await app.advance({ minutes: 14 });
  const { id, expiresAt } = await underWay.pop()!();
  await app.services.checkout.reconcile(50);
  const { reservationId } = visitor;
  const hold = await app.db
    .selectFrom('reservation')
    .select('expiresAt')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  expect(hold.expiresAt.getTime()).toBeGreaterThan(Date.parse(expiresAt!));
  expect((await visitor.pay()).json.data.redirectUrl).toContain(id);
});

test('a payment that the provider makes after we gave it up is booked when it tells of it', async () => {
  const visitor = await unanswered();
  await app.advance({ seconds: 61 });
  expect((await visitor.pay('bancontact')).status).toBe(200);
  await money.notify(await chargedAfterAll());
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
});

test('beside another that was paid meanwhile it goes back', async () => {
  const visitor = await unanswered();
  await app.advance({ seconds: 61 });
  const other = await money.started(visitor);
  await money.end(other, 'paid');
  await money.notify(other);
  await money.notify(await chargedAfterAll());
  await app.services.jobs.runDueJobs();
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'paid 6000', 'refund -6000']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['double_payment 6000 open']);
});

test('without any webhook an abandoned payment is looked for once more, also when the provider is silent first', async () => {
  const visitor = await unanswered();
  await app.advance({ seconds: 61 });
  await app.services.checkout.reconcile(50);
  expect(await statesOf(visitor)).toEqual(['failed']);
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: true });
  await chargedAfterAll();
  await app.advance({ minutes: 10 });
  await app.services.checkout.reconcile(50);
  expect(await statesOf(visitor)).toEqual(['failed']);
  await app.advance({ minutes: 5 });
  await money.opened.provider.control('POST', 'faults', [{ kind: '500', match: 'GET /v2/payments' }]);
  await app.services.checkout.reconcile(50);
  await money.opened.provider.control('DELETE', 'faults');
  expect(await statesOf(visitor)).toEqual(['failed']);
  await app.services.checkout.reconcile(50);
  expect(await statesOf(visitor)).toEqual(['paid']);
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: false });
});

test('a payment that never was is looked for twice and no more', async () => {
  const visitor = await unanswered();
  underWay.length = 0;
  const looked: string[] = [];
  for (const minutes of [2, 10, 10, 10, 60]) {
    await app.advance({ minutes });
    await app.services.checkout.reconcile(50);
    const { state, updatedAt } = await paymentOf(visitor);
    expect(state).toBe('failed');
    looked.push(updatedAt.toISOString());
  }
  expect(looked.map((at) => looked.indexOf(at))).toEqual([0, 0, 2, 2, 2]);
});

test('staff who ask the provider find a payment that was given up', async () => {
  const visitor = await unanswered();
  await app.advance({ seconds: 61 });
  await app.services.checkout.reconcile(50);
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: true });
  await chargedAfterAll();
  const { id } = await paymentOf(visitor);
  const refreshed = await money.staff.call('POST', `/payments/${id}/refresh`);
  expect(refreshed.json.data).toMatchObject({ state: 'paid', amount: 6000 });
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: false });
});
