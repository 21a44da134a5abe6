// @module-tag anyDatabase
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentPort, PaymentStatus, RefundStatus } from '#server/adapters/payments/paymentPort.ts';
import { cardTokenOf, failureOf, isLocal, openLocalTarget, paymentRequest, uncheckedCard } from './providerTarget.ts';
import type { LocalTarget } from './providerTarget.ts';

/** Every call of the port about one paid payment. */
const calls: Record<keyof PaymentPort, (client: PaymentPort, id: string) => Promise<unknown>> = {
  create: (client) => client.create(paymentRequest()),
  get: (client, id) => client.get(id),
  list: (client) => client.list(),
  cancel: (client, id) => client.cancel(id),
  refund: (client, id) =>
    client.refund({
      paymentId: id,
      amount: 1,
      description: 'Retour',
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    }),
  listRefunds: (client, id) => client.listRefunds(id),
  methods: (client) => client.methods(),
  profile: (client) => client.profile(),
};

/** The second half of the contract: what only a controlled provider can show. */
describe.runIf(isLocal)('the contract with a controlled provider', () => {
  let target: LocalTarget;
  beforeEach(async () => {
    target = await openLocalTarget();
  });
  afterEach(() => target.close());

  async function paid(amount = 1250): Promise<string> {
    const { id } = await target.client.create(paymentRequest({ amount }));
    await target.control('POST', `payments/${id}/paid`);
    return id;
  }

  test('every status of a payment is read as such', async () => {
    const statuses: PaymentStatus[] = ['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'];
    const seen: string[] = [];
    for (const status of statuses) {
      const { id } = await target.client.create(paymentRequest());
      await target.control('POST', `payments/${id}/${status}`);
      const payment = await target.client.get(id);
      seen.push(payment.status);
      expect(payment.checkoutUrl === null).toBe(status !== 'open');
      expect(payment.paidAt === undefined).toBe(status !== 'paid');
    }
    expect(seen).toEqual(statuses);
  });

  test('every status of a refund is read as such, and only what goes back counts', async () => {
    const statuses: RefundStatus[] = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'];
    for (const status of statuses) {
      const id = await paid();
      const { id: refundId } = await target.client.refund({
        paymentId: id,
        amount: 500,
        description: 'Retour',
        metadata: { refund: 'r-1' },
        idempotencyKey: id,
      });
      await target.control('POST', `refunds/${refundId}/${status}`);
      const payment = await target.client.get(id);
      expect(payment.refunds).toMatchObject([{ id: refundId, paymentId: id, status, amount: 500, currency: 'EUR' }]);
      expect(payment.refunds[0]!.metadata).toEqual({ refund: 'r-1' });
      expect(payment.amountRefunded).toBe(['failed', 'canceled'].includes(status) ? 0 : 500);
      expect(await target.client.listRefunds(id)).toEqual(payment.refunds);
    }
  });

  test('a charge-back in parts, and one that is reversed, are reported one by one', async () => {
    const id = await paid(1000);
    const first = await target.control<{ id: string }>('POST', 'chargeback', { id, cents: 400 });
    const second = await target.control<{ id: string }>('POST', 'chargeback', { id, cents: 600 });
    await target.control('POST', `chargebacks/${first.id}/reversed`);
    const payment = await target.client.get(id);
    expect(payment).toMatchObject({ status: 'paid', amountChargedBack: 600 });
    expect(payment.chargebacks.map((each) => [each.id, each.amount, each.reversedAt !== null])).toEqual([
      [second.id, 600, false],
      [first.id, 400, true],
    ]);
  });

  test('a card that pays at once has no page to go to', async () => {
    const cardToken = await cardTokenOf(target.url, uncheckedCard);
    const payment = await target.client.create(paymentRequest({ method: 'creditcard', cardToken }));
    expect(payment).toMatchObject({
      status: 'paid',
      method: 'creditcard',
      checkoutUrl: null,
      paidAt: expect.any(String),
    });
  });

  test.each([400, 401, 403, 404, 410, 415, 422])('%i is a final rejection of every call', async (status) => {
    const id = await paid();
    await target.control('POST', 'faults', [{ kind: String(status) }]);
    for (const call of Object.values(calls)) {
      expect(await failureOf(call(target.client, id))).toMatchObject({ kind: 'rejected', status });
    }
  });

  test.each([409, 429, 500, 502, 503, 504])('%i is temporary for every call', async (status) => {
    const id = await paid();
    await target.control('POST', 'faults', [{ kind: String(status) }]);
    for (const call of Object.values(calls)) {
      expect(await failureOf(call(target.client, id))).toMatchObject({ kind: 'unavailable', status });
    }
  });

  test.each([
    ['503html', { kind: 'unavailable', status: 503 }],
    ['hang', { kind: 'unavailable', status: undefined }],
    ['reset', { kind: 'unavailable', status: undefined }],
    ['empty', { kind: 'rubbish', status: 200 }],
  ])('an answer that is none (%s) leaves the effect unknown, whatever was asked', async (kind, failure) => {
    const id = await paid();
    await target.control('POST', 'faults', [{ kind }]);
    const client = target.clientWith({ deadlineMs: 100 });
    for (const call of Object.values(calls)) expect(await failureOf(call(client, id))).toMatchObject(failure);
  });

  test.each([
    ['wrongAmount', { amount: 1350 }],
    ['wrongCurrency', { currency: 'USD' }],
    ['wrongMode', { mode: 'live' }],
    ['wrongProfile', { profileId: 'pfl_SomebodyElse' }],
  ])('a doctored answer (%s) is told as it is', async (kind, seen) => {
    const id = await paid();
    await target.control('POST', 'faults', [{ kind }]);
    expect(await target.client.get(id)).toMatchObject(seen);
  });

  test('an answer about something else is rubbish for every call', async () => {
    const id = await paid();
    await target.control('POST', 'faults', [{ kind: 'badResource' }]);
    for (const name of ['create', 'get', 'refund', 'profile'] as const) {
      expect(await failureOf(calls[name](target.client, id))).toMatchObject({ kind: 'rubbish' });
    }
  });
});
