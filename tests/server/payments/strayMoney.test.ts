import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PaymentException } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app, provider } = money.opened);
});
afterEach(async () => {
  await app.services.reservations.expireDue(50);
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const work = () => app.services.jobs.runDueJobs();

/** A hold that has ended though its payment may still turn out paid. */
async function runOut(): Promise<{ visitor: Visitor; providerId: string }> {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'expired');
  await visitor.result();
  await app.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
  return { visitor, providerId };
}

async function payLate(providerId: string): Promise<void> {
  await money.end(providerId, 'paid');
  for (const _again of [1, 2, 3]) await money.notify(providerId);
  await work();
}

test('staff asks the provider again, and sees what became of the payment', async () => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  const refreshed = await money.staff.call('POST', `/payments/${await money.paymentOf(providerId)}/refresh`);
  expect(refreshed.json.data).toMatchObject({ state: 'paid', amount: 6000, refunded: 0, providerId });
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  await provider.control('POST', 'faults', [{ kind: '500', count: 1, match: 'GET /v2/payments/*' }]);
  const silent = await money.staff.call('POST', `/payments/${await money.paymentOf(providerId)}/refresh`);
  expect([silent.status, silent.json.code]).toEqual([502, 'payment_provider_unavailable']);
  expect((await money.staff.call('POST', '/payments/onbekend/refresh')).status).toBe(404);
});

test('late money that still finds its places is a booking like any other', async () => {
  const { visitor, providerId } = await runOut();
  await payLate(providerId);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await money.exceptions(visitor.reservationId)).toEqual([]);
  expect(await money.mailsOrdered(visitor)).toEqual([]);
});

test('late money whose places are gone goes back once, is mailed once and stays on the list until staff has seen it', async () => {
  const { visitor, providerId } = await runOut();
  const rival = new Visitor(app, { date: visitor.options.date!, persons: 10 });
  await rival.hold();
  expect((await rival.checkin([-1])).json.data.notBookedProducts).toEqual([]);
  await payLate(providerId);
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired' });
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
  expect(await provider.client.listRefunds(providerId)).toHaveLength(1);
  expect(await money.mailsOrdered(visitor)).toEqual(['mail.paymentLate']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['late_payment 6000 open']);
  const { json } = await money.staff.call<PaymentException[]>(
    'GET',
    '/payment-exceptions?filter=state:open,kind:late_payment',
  );
  const [task] = json.data.filter(({ reservationId }) => reservationId === visitor.reservationId);
  const settle = (reason: string, id = task!.id) =>
    money.staff.call<PaymentException>('POST', `/payment-exceptions/${id}/done`, { reason });
  expect((await settle('')).json.code).toBe('validation_failed');
  const done = await settle('De gast boekt opnieuw');
  expect(done.json.data).toEqual({ ...task, state: 'done', reason: 'De gast boekt opnieuw' });
  expect((await settle('Nog een keer')).json.code).toBe('version_conflict');
  expect(await money.exceptions(visitor.reservationId)).toEqual(['late_payment 6000 done']);
  expect((await settle('Bestaat niet', 'onbekend')).status).toBe(404);
});

test('money for a visit that was cancelled meanwhile goes back', async () => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  await payLate(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['late_payment 6000 open']);
});

test.each(['the first', 'the second'])(
  'of two attempts that are both paid one is booked and one goes back, %s first',
  async (order) => {
    const visitor = await money.paying();
    const first = await money.started(visitor);
    await money.end(first, 'canceled');
    await visitor.result();
    const second = await money.started(visitor);
    const webhookOrder = order === 'the first' ? [first, second] : [second, first];
    for (const id of webhookOrder) await money.end(id, 'paid');
    for (const id of [...webhookOrder, ...webhookOrder]) await money.notify(id);
    await work();
    expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
    expect(await money.ledger(visitor)).toEqual(['paid 6000', 'paid 6000', 'refund -6000']);
    expect(await provider.client.listRefunds(webhookOrder[1]!)).toHaveLength(1);
    expect(await money.exceptions(visitor.reservationId)).toEqual(['double_payment 6000 open']);
    expect(await money.mailsOrdered(visitor)).toEqual(['mail.refunded']);
  },
);

test('two attempts whose webhooks come at the same moment are one booking and one refund', async () => {
  const visitor = await money.paying();
  const first = await money.started(visitor);
  await money.end(first, 'canceled');
  await visitor.result();
  const second = await money.started(visitor);
  for (const id of [first, second]) await money.end(id, 'paid');
  await Promise.all([first, second, first, second].map((id) => money.notify(id)));
  await work();
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await money.exceptions(visitor.reservationId)).toEqual(['double_payment 6000 open']);
});

test('a chargeback is booked once and put before staff, and its reversal books it again', async () => {
  const { visitor, providerId, paymentId } = await money.paid();
  await provider.control('POST', 'chargeback', { id: providerId, cents: 2500 });
  for (const _again of [1, 2]) await money.notify(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'chargeback -2500']);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 3500 });
  expect(await money.exceptions(visitor.reservationId)).toEqual(['chargeback 2500 open']);
  expect((await money.refund(paymentId, { amount: 3501 })).json.code).toBe('amount_too_high');
  const [chargeback] = (await provider.client.get(providerId)).chargebacks;
  await provider.control('POST', `chargebacks/${chargeback!.id}/reversed`);
  for (const _again of [1, 2]) await money.notify(providerId);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'chargeback -2500', 'chargeback 2500']);
  expect((await money.refund(paymentId, { amount: 6000 })).status).toBe(201);
  await work();
});

test('a chargeback without a webhook is found within a day', async () => {
  const { visitor, providerId } = await money.paid();
  await provider.control('POST', 'hold-webhooks', { hold: true });
  await provider.control('POST', 'chargeback', { id: providerId });
  await app.advance({ minutes: 13 * 60 });
  for (const _round of [1, 2, 3]) await app.services.checkout.reconcile(50);
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'chargeback -6000']);
});
