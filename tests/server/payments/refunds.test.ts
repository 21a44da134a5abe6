import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CustomerReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { applyProviderPayment } from '#server/payments/settlement/applyPayment.ts';
import type { PaymentDeps } from '#server/payments/settlement/paymentDeps.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Interruptions } from '#tests/support/interruptions.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { staffMember } from '#tests/support/staff.ts';

let money: MoneyTest;
let provider: LocalTarget;
let app: TestApp;
const interruptions = new Interruptions();

beforeAll(async () => {
  money = await new MoneyTest(await payingApp((client) => interruptions.wrap(client))).open();
  ({ app, provider } = money.opened);
});
afterEach(async () => {
  interruptions.clear();
  await provider.control('DELETE', 'faults');
  await app.services.reservations.expireDue(50);
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const work = () => app.services.jobs.runDueJobs();

test('staff gives a part back and the reservation stays', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  const answer = await money.refund(paymentId, { amount: 2000, reason: 'Een gast was ziek' });
  expect(answer.status).toBe(201);
  expect(answer.json.data).toMatchObject({ paymentId, amount: 2000, to: 'payment', state: 'queued' });
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
  await work();
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -2000']);
  const [sent] = await provider.client.listRefunds(providerId);
  expect(await money.refundsOf(paymentId)).toMatchObject([
    { amount: 2000, state: 'queued', reason: 'Een gast was ziek' },
  ]);
  await provider.control('POST', `refunds/${sent!.id}/refunded`);
  await money.notify(providerId);
  expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 2000, state: 'refunded' }]);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 4000 });
  expect(await money.mailsOrdered(visitor)).toEqual(['mail.refunded']);
  const [seen] = (await visitor.call('GET', '/customers/reservations')).json.data as unknown as CustomerReservation[];
  expect(seen).toMatchObject({ total: 6000, totalPaid: 4000, refunded: 2000 });
});

test('never more goes back than was paid and is left', async () => {
  const { paymentId } = await money.paid();
  expect((await money.refund(paymentId, { amount: 6001 })).json.code).toBe('amount_too_high');
  expect((await money.refund(paymentId, { amount: 4000 })).status).toBe(201);
  expect((await money.refund(paymentId, { amount: 2001 })).json.code).toBe('amount_too_high');
  expect((await money.refund(paymentId, { amount: 2000 })).status).toBe(201);
  expect((await money.refund(paymentId, { amount: 1 })).json.code).toBe('amount_too_high');
  await work();
});

test('of eight staff members who give it back at once one does', async () => {
  const { visitor, paymentId } = await money.paid();
  const answers = await Promise.all(Array.from({ length: 8 }, () => money.refund(paymentId, { amount: 6000 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409, 409, 409,
  ]);
  await work();
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
});

test('a form that is sent twice refunds once', async () => {
  const { paymentId } = await money.paid();
  const send = (amount: number, key: string) =>
    app.call('POST', `/api/admin/payments/${paymentId}/refunds`, {
      token: money.staff.token,
      headers: { 'idempotency-key': key },
      body: { amount, to: 'payment', reason: 'Op verzoek' },
    });
  const key = randomUUID();
  const [first, second] = [await send(1000, key), await send(1000, key)];
  expect(second.json.data).toEqual(first.json.data);
  expect((await send(2000, key)).json.code).toBe('idempotency_key_reused');
  expect(await money.refundsOf(paymentId)).toHaveLength(1);
  await work();
});

test('a payment that was not paid has nothing to give back', async () => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  const paymentId = await money.paymentOf(providerId);
  expect((await money.refund(paymentId, { amount: 1 })).json.code).toBe('payment_in_progress');
  await money.end(providerId, 'failed');
  await money.notify(providerId);
  expect((await money.refund(paymentId, { amount: 1 })).json.code).toBe('amount_too_high');
  expect((await money.refund('onbekend', { amount: 1 })).status).toBe(404);
});

test('only owner and desk refund; the planner may look', async () => {
  const { paymentId } = await money.paid();
  const planner = await staffMember(app, 'planner');
  const content = await staffMember(app, 'content');
  const form = { amount: 100, to: 'payment', reason: 'x' };
  for (const staff of [planner, content]) {
    expect((await staff.call('POST', `/payments/${paymentId}/refunds`, form)).status).toBe(403);
    expect((await staff.call('POST', `/payments/${paymentId}/refresh`)).status).toBe(403);
  }
  expect((await planner.call('GET', `/payments/${paymentId}/refunds`)).status).toBe(200);
  expect((await planner.call('GET', '/payment-exceptions')).status).toBe(200);
  expect((await content.call('GET', `/payments/${paymentId}/refunds`)).status).toBe(403);
  expect((await content.call('GET', '/payment-exceptions')).status).toBe(403);
});

test('a refund to a gift card issues one and moves nothing at the provider', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  const answer = await money.refund(paymentId, { amount: 2500, to: 'giftCard' });
  expect(answer.json.data).toMatchObject({ to: 'giftCard', state: 'refunded', amount: 2500 });
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'giftCard -2500']);
  const cards = await app.db
    .selectFrom('giftCard')
    .select(['amount', 'balance'])
    .where('reservationId', '=', visitor.reservationId)
    .execute();
  expect(cards).toEqual([{ amount: 2500, balance: 2500 }]);
  await work();
  expect(await provider.client.listRefunds(providerId)).toEqual([]);
  expect((await money.refund(paymentId, { amount: 3501 })).json.code).toBe('amount_too_high');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 3500 });
});

test('a refund made at the provider itself is booked too, and counts against what is left', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  const order = { amount: 1500, description: 'Balie', metadata: {}, idempotencyKey: randomUUID() };
  await provider.client.refund({ paymentId: providerId, ...order });
  await money.notify(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -1500']);
  expect(await money.refundsOf(paymentId)).toMatchObject([{ amount: 1500, state: 'queued', reason: '' }]);
  expect((await money.refund(paymentId, { amount: 4501 })).json.code).toBe('amount_too_high');
});

test('more that goes back at the provider than was left beside a gift card is a payment exception', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 4000, to: 'giftCard' });
  const order = { amount: 6000, description: 'Balie', metadata: {}, idempotencyKey: randomUUID() };
  await provider.client.refund({ paymentId: providerId, ...order });
  for (const _again of [1, 2]) await money.notify(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'giftCard -4000', 'refund -6000']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['mismatch 4000 open']);
});

test.each(['failed', 'canceled'])(
  'a refund that %s gives the books their money back and is a payment exception',
  async (state) => {
    const { visitor, providerId, paymentId } = await money.paid();
    await money.refund(paymentId, { amount: 6000 });
    await work();
    const [sent] = await provider.client.listRefunds(providerId);
    await provider.control('POST', `refunds/${sent!.id}/${state}`);
    for (const _again of [1, 2]) await money.notify(providerId);
    expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000', 'refund 6000']);
    expect(await money.exceptions(visitor.reservationId)).toEqual(['refund_failed 6000 open']);
    expect((await money.refund(paymentId, { amount: 6000 })).status).toBe(201);
    await work();
    expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000', 'refund 6000', 'refund -6000']);
  },
);

test('a refund that the provider refuses is a payment exception, and the money is still there', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  await provider.control('POST', 'chargeback', { id: providerId, cents: 6000 });
  await work();
  expect(await money.exceptions(visitor.reservationId)).toContain('refund_failed 6000 open');
  expect(await money.refundsOf(paymentId)).toMatchObject([{ state: 'failed' }]);
  await money.notify(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'chargeback -6000']);
});

test.each([
  ['before it arrives', { kind: '500', count: 1, match: 'POST /v2/payments/*' }],
  ['after it arrived', { kind: 'reset', when: 'after', count: 1, match: 'POST /v2/payments/*' }],
  ['when it is looked for', { kind: '503html', count: 1, match: 'GET /v2/payments/*' }],
  ['with nonsense', { kind: 'badResource', count: 1, match: 'POST /v2/payments/*' }],
])('a refund is made once though the provider fails %s', async (_moment, fault) => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  await provider.control('POST', 'faults', [fault]);
  await work();
  await provider.control('DELETE', 'faults');
  await app.advance({ minutes: 90 });
  await work();
  expect(await provider.client.listRefunds(providerId)).toHaveLength(1);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
});

test('a refund of a server that died after the provider heard it is finished by the next', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  interruptions.plan('after refund', () => {
    throw new Error('a test asked for this failure');
  });
  await work();
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
  await app.advance({ minutes: 90 });
  await work();
  expect(await provider.client.listRefunds(providerId)).toHaveLength(1);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
});

test('the reconciliation sends a refund that its job gave up, and finds out what became of one without any webhook', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  await app.db
    .updateTable('job')
    .set({ deadAt: app.deps.clock.now() })
    .where('kind', '=', 'payment.refund')
    .where('doneAt', 'is', null)
    .execute();
  await app.advance({ minutes: 11 });
  await app.services.checkout.reconcile(50);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
  const [sent] = await provider.client.listRefunds(providerId);
  await provider.control('POST', `refunds/${sent!.id}/refunded`);
  await app.advance({ minutes: 61 });
  await app.services.checkout.reconcile(50);
  expect(await money.refundsOf(paymentId)).toMatchObject([{ state: 'refunded' }]);
});

test('an answer about a refund that was slower than a later one changes nothing', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  await work();
  const early = await provider.client.get(providerId);
  const [sent] = await provider.client.listRefunds(providerId);
  await provider.control('POST', `refunds/${sent!.id}/failed`);
  await money.notify(providerId);
  const tools = { ...app.deps, newId: randomUUID, paymentMode: 'test' } as unknown as PaymentDeps;
  await applyProviderPayment(tools, { venueId: 'proefbad', id: paymentId }, early);
  expect(await money.refundsOf(paymentId)).toMatchObject([{ state: 'failed' }]);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000', 'refund 6000']);
});
