// @module-tag anyDatabase
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentStatus, ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { failureOf, openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';

const MINUTE = 60_000;
let target: LocalTarget;
beforeAll(async () => {
  target = await openLocalTarget({ now: () => Date.parse('2026-05-16T08:00:00Z') });
});
afterAll(() => target.close());

async function paidPayment(amount = 1250): Promise<ProviderPayment> {
  const { id } = await target.client.create(paymentRequest({ amount }));
  await target.control('POST', `payments/${id}/paid`);
  return target.client.get(id);
}

function refundOf(paymentId: string, amount: number, idempotencyKey = `${paymentId}-${amount}`) {
  return { paymentId, amount, description: 'Retour', metadata: { reason: 'ziek' }, idempotencyKey };
}

test.each<PaymentStatus>(['pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'])(
  'a payment that is %s says so and has no page to pay on any more',
  async (status) => {
    const { id } = await target.client.create(paymentRequest());
    await target.control('POST', `payments/${id}/${status}`);
    expect(await target.client.get(id)).toMatchObject({ id, status, checkoutUrl: null, expiresAt: null });
  },
);

test('a failed payment tells why', async () => {
  const { id } = await target.client.create(paymentRequest({ method: 'creditcard' }));
  await target.control('POST', `payments/${id}/failed`, { failureReason: 'insufficient_funds' });
  expect(await target.client.get(id)).toMatchObject({ status: 'failed', failureReason: 'insufficient_funds' });
});

test('a final payment stays as it is unless it is forced', async () => {
  const { id } = await paidPayment();
  await expect(target.control('POST', `payments/${id}/failed`)).rejects.toThrow('409');
  await target.control('POST', `payments/${id}/failed`, { force: true });
  expect(await target.client.get(id)).toMatchObject({ status: 'failed' });
});

test.each([
  ['ideal', 15],
  ['creditcard', 30],
  ['bancontact', 60],
])('an unpaid payment by %s expires after %i minutes', async (method, minutes) => {
  const payment = await target.client.create(paymentRequest({ method }));
  expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(minutes * MINUTE);

  await target.control('POST', 'clock', { advance: minutes * MINUTE - 1 });
  expect((await target.client.get(payment.id)).status).toBe('open');
  await target.control('POST', 'clock', { advance: 1 });
  expect((await target.client.get(payment.id)).status).toBe('expired');
});

test('an open payment can be cancelled, once', async () => {
  const { id } = await target.client.create(paymentRequest());
  expect(await target.client.cancel(id)).toMatchObject({ id, status: 'canceled' });
  expect(await failureOf(target.client.cancel(id))).toMatchObject({ kind: 'rejected', status: 422 });
});

test('a payment that is being processed cannot be cancelled', async () => {
  const { id } = await target.client.create(paymentRequest());
  await target.control('POST', `payments/${id}/pending`);
  expect(await failureOf(target.client.cancel(id))).toMatchObject({ kind: 'rejected', status: 422 });
});

test('parts of a payment are refunded until nothing remains', async () => {
  const { id } = await paidPayment(1250);
  const refund = await target.client.refund(refundOf(id, 1000));
  expect(refund).toMatchObject({ paymentId: id, amount: 1000, currency: 'EUR', status: 'queued' });
  expect(await target.client.get(id)).toMatchObject({ status: 'paid', amountRefunded: 1000 });

  expect(await failureOf(target.client.refund(refundOf(id, 251)))).toMatchObject({ kind: 'rejected', status: 422 });
  await target.client.refund(refundOf(id, 250));
  expect((await target.client.listRefunds(id)).map(({ amount }) => amount)).toEqual([250, 1000]);
});

test('the same refund asked twice with one key is given once', async () => {
  const { id } = await paidPayment();
  const first = await target.client.refund(refundOf(id, 500, 'refund-once'));
  expect(await target.client.refund(refundOf(id, 500, 'refund-once'))).toEqual(first);
  expect((await target.client.get(id)).amountRefunded).toBe(500);
});

test('a refund that fails gives the amount back to the payment', async () => {
  const { id } = await paidPayment();
  const refund = await target.client.refund(refundOf(id, 1250));
  await target.control('POST', `refunds/${refund.id}/failed`);
  expect((await target.client.listRefunds(id))[0]).toMatchObject({ status: 'failed' });
  expect((await target.client.get(id)).amountRefunded).toBe(0);
});

test('a refund goes its way within a day', async () => {
  const { id } = await paidPayment();
  await target.client.refund(refundOf(id, 1250));
  const seen: string[] = [];
  for (const hours of [0, 1, 11, 12]) {
    await target.control('POST', 'clock', { advance: hours * 60 * MINUTE });
    seen.push((await target.client.get(id)).refunds[0]!.status);
  }
  expect(seen).toEqual(['queued', 'pending', 'processing', 'refunded']);
});

test('a refund that failed or was canceled stays so', async () => {
  const { id } = await paidPayment();
  const failed = await target.client.refund(refundOf(id, 100));
  const canceled = await target.client.refund(refundOf(id, 200));
  await target.control('POST', `refunds/${failed.id}/failed`);
  await target.control('POST', `refunds/${canceled.id}/canceled`);
  await target.control('POST', 'clock', { advance: 48 * 60 * MINUTE });
  expect((await target.client.listRefunds(id)).map(({ status }) => status)).toEqual(['canceled', 'failed']);
});

test('a payment tells its refunds and charge-backs with what they were asked for', async () => {
  const { id } = await paidPayment(1250);
  const refund = await target.client.refund(refundOf(id, 250));
  const { id: chargebackId } = await target.control<{ id: string }>('POST', 'chargeback', { id, cents: 300 });
  const payment = await target.client.get(id);
  expect(payment).toMatchObject({ amountRefunded: 250, amountChargedBack: 300 });
  expect(payment.refunds).toEqual([{ ...refund, metadata: { reason: 'ziek' } }]);
  expect(payment.chargebacks).toEqual([
    {
      id: chargebackId,
      paymentId: id,
      amount: 300,
      currency: 'EUR',
      createdAt: expect.any(String),
      reversedAt: null,
    },
  ]);
});

test('a charge-back that is reversed is not taken back any more', async () => {
  const { id } = await paidPayment(1250);
  const { id: chargebackId } = await target.control<{ id: string }>('POST', 'chargeback', { id });
  await target.control('POST', `chargebacks/${chargebackId}/reversed`);
  const payment = await target.client.get(id);
  expect(payment.amountChargedBack).toBe(0);
  expect(payment.chargebacks[0]!.reversedAt).not.toBeNull();
});

test('a charged back payment stays paid and tells the amount', async () => {
  const { id } = await paidPayment(1250);
  await target.control('POST', 'chargeback', { id, cents: 1250 });
  expect(await target.client.get(id)).toMatchObject({ status: 'paid', amountChargedBack: 1250 });
});

test('the ledger of the provider adds up what was paid, refunded and charged back', async () => {
  const own = await openLocalTarget();
  const first = await own.client.create(paymentRequest({ amount: 1000 }));
  const second = await own.client.create(paymentRequest({ amount: 250 }));
  await own.client.create(paymentRequest({ amount: 75 }));
  for (const { id } of [first, second]) await own.control('POST', `payments/${id}/paid`);
  await own.client.refund(refundOf(first.id, 300));
  await own.control('POST', 'chargeback', { id: second.id });

  expect(await own.control('GET', 'ledger')).toMatchObject({
    totals: { paidCents: 1250, refundedCents: 300, chargedBackCents: 250 },
  });
  await own.close();
});
