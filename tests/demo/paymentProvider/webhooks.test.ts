// @module-tag anyDatabase
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';
import { openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';

const MINUTE = 60_000;
let target: LocalTarget;
let merchant: Merchant;
beforeEach(async () => {
  merchant = await openMerchant();
  target = await openLocalTarget({ now: () => Date.parse('2026-05-16T08:00:00Z') });
});
afterEach(async () => {
  await target.close();
  await merchant.close();
});

interface WebhookReport {
  waiting: { paymentId: string; tries: number }[];
  sent: { at: number; attempt: number; status: number | null }[];
}

async function newPayment(): Promise<string> {
  return (await target.client.create(paymentRequest({ webhookUrl: merchant.url }))).id;
}
const become = (id: string, status: string): Promise<unknown> => target.control('POST', `payments/${id}/${status}`);
const advance = (minutes: number): Promise<unknown> => target.control('POST', 'clock', { advance: minutes * MINUTE });
const report = (): Promise<WebhookReport> => target.control('GET', 'webhooks');

test('a webhook carries the id of the payment as a form', async () => {
  const id = await newPayment();
  await become(id, 'paid');
  await advance(0);
  expect(merchant.received).toEqual([
    {
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded',
      agent: 'Mollie HTTP client/1.0',
      body: `id=${id}`,
    },
  ]);
  expect((await report()).waiting).toEqual([]);
});

test.each(['authorized', 'paid', 'canceled', 'expired', 'failed'])(
  'the merchant hears that a payment is %s',
  async (status) => {
    const id = await newPayment();
    await become(id, status);
    await advance(0);
    expect(merchant.received.map(({ body }) => body)).toEqual([`id=${id}`]);
  },
);

test('the merchant does not hear of open and pending payments', async () => {
  const silent = await newPayment();
  await become(silent, 'pending');
  const deliveredPayment = await newPayment();
  await become(deliveredPayment, 'paid');
  await advance(0);
  expect(merchant.received.map(({ body }) => body)).toEqual([`id=${deliveredPayment}`]);
});

test('the merchant hears of his own cancellation, of expiry, refunds and charge-backs', async () => {
  const cancelled = await newPayment();
  await target.client.cancel(cancelled);
  await advance(0);
  const expired = await newPayment();
  await advance(15);
  const paid = await newPayment();
  await become(paid, 'paid');
  await advance(0);
  const request = { paymentId: paid, amount: 100, description: 'Retour', metadata: {}, idempotencyKey: 'k' };
  const refund = await target.client.refund(request);
  await advance(0);
  await target.control('POST', `refunds/${refund.id}/refunded`);
  await advance(0);
  await target.control('POST', 'chargeback', { id: paid });
  await advance(0);
  const ids = [cancelled, expired, paid, paid, paid, paid];
  expect(merchant.received.map(({ body }) => body)).toEqual(ids.map((id) => `id=${id}`));
});

test('a merchant who does not answer 200 is told ten times in 26 hours and then no more', async () => {
  merchant.answers.push(...Array.from({ length: 10 }, () => 503));
  await become(await newPayment(), 'paid');
  await advance(0);
  const tries: number[] = [merchant.received.length];
  for (const minutes of [1, 2, 4, 8, 16, 29, 60, 120, 1320]) {
    await advance(minutes - 0.5);
    tries.push(merchant.received.length);
    await advance(0.5);
    tries.push(merchant.received.length);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]);
  expect((await report()).waiting).toEqual([]);
});

test('telling stops as soon as the merchant answers 200', async () => {
  merchant.answers.push(500, 200);
  await become(await newPayment(), 'paid');
  await advance(26 * 60);
  await advance(26 * 60);
  expect((await report()).sent.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, 200],
  ]);
});

test('a redirect loses the form', async () => {
  merchant.answers.push(302);
  await become(await newPayment(), 'paid');
  await advance(0);
  expect(merchant.received.map(({ method, body }) => [method, body !== ''])).toEqual([
    ['POST', true],
    ['GET', false],
  ]);
});

test('the schedule can be played faster', async () => {
  const fast = await openLocalTarget({ now: () => 0, webhooks: { speed: 60 } });
  merchant.answers.push(500, 500);
  const { id } = await fast.client.create(paymentRequest({ webhookUrl: merchant.url }));
  await fast.control('POST', `payments/${id}/paid`);
  await fast.control('POST', 'clock', { advance: 3_000 });
  expect((await fast.control<WebhookReport>('GET', 'webhooks')).sent.map(({ status }) => status)).toEqual([
    500, 500, 200,
  ]);
  await fast.close();
});

test('webhooks on hold go out when the hold ends', async () => {
  await target.control('POST', 'hold-webhooks', { hold: true });
  const id = await newPayment();
  await become(id, 'paid');
  await advance(60);
  expect(merchant.received).toEqual([]);
  await target.control('POST', 'hold-webhooks', { hold: false });
  expect(merchant.received.map(({ body }) => body)).toEqual([`id=${id}`]);
});

test('webhooks are delivered by hand as often and in the order asked', async () => {
  const [first, second] = [await newPayment(), await newPayment()];
  await target.control('POST', 'deliver', { id: [first, second], times: 2, order: 'reversed' });
  expect(merchant.received.map(({ body }) => body)).toEqual([second, second, first, first].map((id) => `id=${id}`));
  await target.control('POST', 'deliver', { id: first, times: 5, parallel: true });
  expect(merchant.received).toHaveLength(9);
});

test('a provider that is set to be strict refuses webhooks to this machine', async () => {
  const strict = await openLocalTarget({ acceptLoopbackWebhooks: false });
  const request = paymentRequest({ webhookUrl: merchant.url });
  await expect(strict.client.create(request)).rejects.toMatchObject({ kind: 'rejected', status: 422 });
  await strict.close();
});
