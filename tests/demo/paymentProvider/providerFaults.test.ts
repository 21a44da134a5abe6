// @module-tag anyDatabase
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { failureOf, openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';

const PAYMENTS = 'POST /v2/payments';
const DEADLINE_MS = 250;
let target: LocalTarget;
beforeEach(async () => {
  target = await openLocalTarget();
});
afterEach(() => target.close());

const fault = (rule: object): Promise<unknown> => target.control('POST', 'faults', [rule]);
const madePayments = async (): Promise<number> => (await target.client.list()).payments.length;
const impatient = () => target.clientWith({ deadlineMs: DEADLINE_MS });

describe.each([
  { kind: '500', failure: { kind: 'unavailable', status: 500 } },
  { kind: '503html', failure: { kind: 'unavailable', status: 503 } },
  { kind: '429', failure: { kind: 'unavailable', status: 429 } },
  { kind: 'hang', failure: { kind: 'unavailable', status: undefined, detail: 'no answer in 250 ms' } },
  { kind: 'reset', failure: { kind: 'unavailable', status: undefined, detail: 'no connection' } },
  { kind: 'empty', failure: { kind: 'rubbish', status: 200 } },
])('when the provider answers with $kind', ({ kind, failure }) => {
  test('before it did anything, the call fails and the next one makes the payment', async () => {
    await fault({ kind, when: 'before', match: PAYMENTS, count: 1 });
    const request = paymentRequest();
    expect(await failureOf(impatient().create(request))).toMatchObject(failure);
    expect(await madePayments()).toBe(0);
    await expect.poll(() => target.client.create(request).then(({ status }) => status)).toBe('open');
    expect(await madePayments()).toBe(1);
  });

  test('after it made the payment, asking again with the same key finds that payment', async () => {
    await fault({ kind, when: 'after', match: PAYMENTS, count: 1 });
    const request = paymentRequest();
    expect(await failureOf(impatient().create(request))).toMatchObject(failure);
    const payment = await target.client.create(request);
    expect((await target.client.list()).payments.map(({ id }) => id)).toEqual([payment.id]);
  });
});

test('an answer about something else than a payment is rubbish', async () => {
  const { id } = await target.client.create(paymentRequest());
  await fault({ kind: 'badResource', count: 1 });
  expect(await failureOf(target.client.get(id))).toMatchObject({
    kind: 'rubbish',
    detail: 'unexpected shape at resource',
  });
});

test.each([
  { kind: 'wrongAmount', seen: { amount: 1350, currency: 'EUR', mode: 'test' } },
  { kind: 'wrongCurrency', seen: { amount: 1250, currency: 'USD', mode: 'test' } },
  { kind: 'wrongMode', seen: { amount: 1250, currency: 'EUR', mode: 'live' } },
])('a tampered answer ($kind) is passed on as it is, for the product to compare', async ({ kind, seen }) => {
  const { id } = await target.client.create(paymentRequest());
  await fault({ kind, match: 'GET /v2/payments*' });
  expect(await target.client.get(id)).toMatchObject(seen);
  expect((await target.client.list()).payments[0]).toMatchObject(seen);
});

test('faults at a rate are the same ones for the same seed', async () => {
  async function outcomes(): Promise<string[]> {
    await target.control('DELETE', 'faults');
    await fault({ kind: '500', rate: 0.5, seed: 7, match: 'GET /v2/methods' });
    const calls: string[] = [];
    for (let made = 0; made < 12; made += 1)
      calls.push(
        await target.client.methods().then(
          () => 'ok',
          () => 'failed',
        ),
      );
    return calls;
  }
  const first = await outcomes();
  expect(await outcomes()).toEqual(first);
  expect(new Set(first)).toEqual(new Set(['ok', 'failed']));
});

test('of two requests under way with one key the second is told to wait', async () => {
  await fault({ kind: 'hang', when: 'before', match: PAYMENTS, count: 1 });
  const request = paymentRequest();
  const failures = await Promise.all([impatient(), impatient()].map((client) => failureOf(client.create(request))));
  expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([409, undefined]));
  expect(failures.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable']);
});

test('an unknown kind of fault is refused', async () => {
  await expect(fault({ kind: 'earthquake' })).rejects.toThrow('400');
});

test('a reset forgets payments, faults and requests', async () => {
  await target.client.create(paymentRequest());
  await fault({ kind: '500' });
  await target.control('POST', 'reset');
  expect(await target.control('GET', 'requests')).toEqual({ requests: [] });
  expect(await madePayments()).toBe(0);
});
