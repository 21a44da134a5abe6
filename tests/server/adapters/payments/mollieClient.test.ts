// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { createMollieClient } from '#server/adapters/payments/mollieClient.ts';
import { usualTimes } from '#server/adapters/payments/mollieHttp.ts';
import type { MollieHttpOptions } from '#server/adapters/payments/mollieHttp.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { isPaymentId } from '#server/adapters/payments/paymentPort.ts';
import { countProviderTime } from '#server/adapters/payments/providerTime.ts';
import { failureOf, paymentRequest } from './providerTarget.ts';

const answer = {
  resource: 'payment',
  id: 'tr_abcd1234',
  mode: 'test',
  status: 'open',
  createdAt: '2026-05-16T08:00:00+00:00',
  expiresAt: '2026-05-16T08:15:00+00:00',
  amount: { currency: 'EUR', value: '12.50' },
  method: null,
  metadata: null,
  profileId: 'pfl_abcd',
  _links: { checkout: { href: 'https://www.mollie.com/checkout/1', type: 'text/html' } },
};
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

function clientOf(fetch: typeof globalThis.fetch, options: Partial<MollieHttpOptions> = {}): PaymentPort {
  return createMollieClient({ baseUrl: 'http://provider.test', apiKey: 'test_key', fetch, ...options });
}

function recorded(): { sent: [string, RequestInit][]; client: PaymentPort } {
  const sent: [string, RequestInit][] = [];
  const client = clientOf(async (address, init) => {
    sent.push([new URL(address as URL).href, init ?? {}]);
    return json(answer);
  });
  return { sent, client };
}

test('a payment goes out as euros with two decimals under our own key', async () => {
  const { sent, client } = recorded();
  await client.create(paymentRequest({ amount: 5, idempotencyKey: 'key-1' }));
  const [address, init] = sent[0]!;
  expect(address).toBe('http://provider.test/v2/payments');
  expect(init.headers).toMatchObject({ authorization: 'Bearer test_key', 'idempotency-key': 'key-1' });
  expect(JSON.parse(init.body as string)).toEqual({
    amount: { currency: 'EUR', value: '0.05' },
    description: 'Entree hele dag',
    redirectUrl: 'https://example.org/terug',
    method: 'ideal',
    metadata: { paymentId: 'p-1' },
  });
});

test.each([12.5, -1, Number.NaN, 2 ** 53])('%d cents never leaves the house', async (amount) => {
  const { sent, client } = recorded();
  expect(await failureOf(client.create(paymentRequest({ amount })))).toMatchObject({ kind: 'rejected' });
  expect(sent).toEqual([]);
});

test.each(['tr_/../../methods', 'tr_abc', 'pay_abcd1234', 'tr_abcd1234?x', 'tr_abcd1234\n', ''])(
  'the id %j is refused before any call',
  async (id) => {
    const { sent, client } = recorded();
    const refund = { paymentId: id, amount: 1, description: '', metadata: {}, idempotencyKey: 'k' };
    const calls = [
      client.get(id),
      client.cancel(id),
      client.listRefunds(id),
      client.refund(refund),
      client.list({ from: id }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf))) expect(failure.kind).toBe('rejected');
    expect(sent).toEqual([]);
    expect(isPaymentId(id)).toBe(false);
  },
);

test('an answer is read into cents and plain texts', async () => {
  const full = {
    ...answer,
    status: 'paid',
    paidAt: '2026-05-16T08:05:00.000Z',
    expiresAt: undefined,
    amountRefunded: { currency: 'EUR', value: '2.50' },
    amountChargedBack: { currency: 'EUR', value: '0.01' },
    metadata: { paymentId: 'p-1', nested: { a: 1 }, count: 3 },
    _links: {},
  };
  expect(await clientOf(async () => json(full)).get(answer.id)).toEqual({
    id: answer.id,
    status: 'paid',
    amount: 1250,
    currency: 'EUR',
    mode: 'test',
    profileId: 'pfl_abcd',
    method: null,
    metadata: { paymentId: 'p-1' },
    checkoutUrl: null,
    expiresAt: null,
    createdAt: answer.createdAt,
    paidAt: '2026-05-16T08:05:00.000Z',
    amountRefunded: 250,
    amountChargedBack: 1,
    refunds: [],
    chargebacks: [],
  });
});

test.each([
  ['a float', { amount: { currency: 'EUR', value: 12.5 } }],
  ['one decimal', { amount: { currency: 'EUR', value: '12.5' } }],
  ['a sign', { amount: { currency: 'EUR', value: '-12.50' } }],
  ['more cents than can be counted', { amount: { currency: 'EUR', value: `${'9'.repeat(20)}.00` } }],
  ['a refund in another currency', { amountRefunded: { currency: 'USD', value: '1.00' } }],
  ['an unknown status', { status: 'done' }],
  ['an unknown mode', { mode: 'demo' }],
  ['another id', { id: 'tr_other1234' }],
  ['no time of making', { createdAt: 'yesterday' }],
  ['a script for a checkout page', { _links: { checkout: { href: 'javascript:alert(1)' } } }],
])('an answer with %s is rubbish', async (_name, change) => {
  expect(await failureOf(clientOf(async () => json({ ...answer, ...change })).get(answer.id))).toMatchObject({
    kind: 'rubbish',
  });
});

test('a page whose next link leads astray is rubbish', async () => {
  const page = { _embedded: { payments: [answer] }, _links: { next: { href: 'https://x.test/?from=../methods' } } };
  expect(await failureOf(clientOf(async () => json(page)).list())).toMatchObject({ kind: 'rubbish' });
});

test('a call ends at its deadline also when the connection never answers', async () => {
  const client = clientOf(() => new Promise(() => {}), { deadlineMs: 30 });
  expect(await failureOf(client.get(answer.id))).toEqual({
    kind: 'unavailable',
    status: undefined,
    detail: 'no answer in 30 ms',
  });
});

test('the calls of one request share its time, and together stay within twelve seconds', async () => {
  expect(usualTimes.requestMs).toBeLessThanOrEqual(12_000);
  let now = 1_000;
  const client = clientOf(() => new Promise(() => {}), { deadlineMs: 60, requestMs: 100, now: () => now });
  const details: unknown[] = [];
  await countProviderTime(async () => {
    for (const later of [0, 80, 20]) {
      now += later;
      details.push((await failureOf(client.get(answer.id))).detail);
    }
  }, now);
  details.push((await failureOf(client.get(answer.id))).detail);
  expect(details).toEqual([
    'no answer in 60 ms',
    'no answer in 20 ms',
    'no time is left for this request',
    'no answer in 60 ms',
  ]);
});

test('no more calls are under way than allowed, and all get their turn', async () => {
  let underWay = 0;
  let most = 0;
  const client = clientOf(
    async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return json(answer);
    },
    { concurrency: 3 },
  );
  const payments = await Promise.all(Array.from({ length: 20 }, () => client.get(answer.id)));
  expect(payments).toHaveLength(20);
  expect(most).toBe(3);
});

test('a provider that keeps failing is left alone, tried now and then, and used again once it answers', async () => {
  let now = 0;
  let sent = 0;
  let up = false;
  const client = clientOf(
    async () => {
      sent += 1;
      return up ? json(answer) : json({ detail: 'down' }, 503);
    },
    { breaker: { failures: 2, restMs: 1_000 }, now: () => now },
  );
  for (let call = 0; call < 5; call += 1) await failureOf(client.get(answer.id));
  expect(sent).toBe(2);
  now = 1_000;
  expect(await failureOf(client.get(answer.id))).toMatchObject({ status: 503 });
  expect(await failureOf(client.get(answer.id))).toMatchObject({ status: undefined });
  expect(sent).toBe(3);
  up = true;
  now = 2_000;
  expect((await client.get(answer.id)).id).toBe(answer.id);
  expect((await client.get(answer.id)).id).toBe(answer.id);
});

test('a refusal does not count as the provider being down', async () => {
  const client = clientOf(async () => json({ detail: 'no' }, 404), { breaker: { failures: 1, restMs: 1_000 } });
  for (let call = 0; call < 3; call += 1) {
    expect(await failureOf(client.get(answer.id))).toMatchObject({ kind: 'rejected', status: 404 });
  }
});

test('a crowd that waits in vain for its turn does not count as the provider being down', async () => {
  let isCrowded = true;
  const client = clientOf(async () => (isCrowded ? new Promise(() => {}) : json(answer)), {
    concurrency: 2,
    deadlineMs: 30,
    breaker: { failures: 3, restMs: 60_000 },
  });
  await Promise.all(Array.from({ length: 20 }, () => failureOf(client.get(answer.id))));
  isCrowded = false;
  expect((await client.get(answer.id)).id).toBe(answer.id);
});
