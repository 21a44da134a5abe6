// @module-tag anyDatabase
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';

const HOUR = 3_600_000;
const order = {
  amount: { currency: 'EUR', value: '12.50' },
  description: 'Entree hele dag',
  redirectUrl: 'https://example.org/terug',
};
let target: LocalTarget;
beforeAll(async () => {
  target = await openLocalTarget();
});
afterAll(() => target.close());

interface Sent {
  key?: string;
  authorization?: string;
  type?: string;
}

async function post(body: unknown, { key, authorization, type }: Sent = {}) {
  const response = await fetch(`${target.url}/v2/payments`, {
    method: 'POST',
    headers: {
      authorization: authorization ?? `Bearer ${target.apiKey}`,
      'content-type': type ?? 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const json = (await response.json()) as Record<string, unknown>;
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), json };
}

describe('a payment that is asked wrongly is refused with the field', () => {
  test.each([
    ['amount', { amount: undefined }],
    ['amount', { amount: { currency: 'EUR', value: '0.00' } }],
    ['amount', { amount: { currency: 'EUR', value: '99999999.00' } }],
    ['amount.value', { amount: { currency: 'EUR', value: 12.5 } }],
    ['amount.value', { amount: { currency: 'EUR', value: '12.5' } }],
    ['amount.value', { amount: { currency: 'EUR', value: '12,50' } }],
    ['amount.currency', { amount: { currency: 'USD', value: '12.50' } }],
    ['description', { description: '' }],
    ['redirectUrl', { redirectUrl: undefined }],
    ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
    ['cancelUrl', { cancelUrl: '/terug' }],
    ['webhookUrl', { webhookUrl: 7 }],
    ['method', { method: 'paypal' }],
    ['cardToken', { method: 'creditcard', cardToken: 'nonsense' }],
    ['cardToken', { method: 'ideal', cardToken: 'tkn_abcd1234' }],
    ['locale', { locale: 'Dutch' }],
    ['metadata', { metadata: { text: 'x'.repeat(1100) } }],
  ])('%s: %j', async (field, change) => {
    const { status, json } = await post({ ...order, ...change });
    expect(status).toBe(422);
    expect(json).toEqual({
      status: 422,
      title: 'Unprocessable Entity',
      detail: expect.any(String),
      field,
      _links: { documentation: { href: expect.stringMatching(/^https:/), type: 'text/html' } },
    });
  });
});

test('a body that is not a JSON object, or not JSON at all, is refused', async () => {
  expect((await post('{')).json).toMatchObject({ status: 400, title: 'Bad Request' });
  expect((await post([])).json).toMatchObject({ status: 400 });
  expect((await post('a=b', { type: 'application/xml' })).json).toMatchObject({ status: 415 });
});

test.each(['Bearer live_abcdefgh12345678', 'Basic abc', 'Bearer test_'])('%s is not let in', async (authorization) => {
  expect((await post(order, { authorization })).json).toMatchObject({ status: 401, title: 'Unauthorized' });
});

test('a long description is cut at 255 characters', async () => {
  expect((await post({ ...order, description: 'é'.repeat(300) })).json['description']).toBe('é'.repeat(255));
});

test('an unknown field is accepted, and reported on the control port', async () => {
  expect((await post({ ...order, redirectURL: 'x' })).status).toBe(201);
  await expect
    .poll(() => target.control('GET', 'requests'))
    .toMatchObject({ requests: expect.arrayContaining([expect.objectContaining({ unknownFields: ['redirectURL'] })]) });
});

test('a repeated key replays the answer for an hour and says so', async () => {
  const first = await post(order, { key: 'one' });
  const again = await post(order, { key: 'one' });
  expect(again).toEqual({ ...first, replayed: 'true' });
  expect(first.replayed).toBeNull();

  await target.control('POST', 'clock', { advance: HOUR });
  const later = await post(order, { key: 'one' });
  expect(later.replayed).toBeNull();
  expect(later.json['id']).not.toBe(first.json['id']);
});

test('a key of a refused request may be used again', async () => {
  expect((await post({ ...order, description: '' }, { key: 'two' })).status).toBe(422);
  await expect.poll(async () => (await post(order, { key: 'two' })).status).toBe(201);
});

test('the list can be walked forward and back', async () => {
  const own = await openLocalTarget();
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await own.client.create(paymentRequest())).id);
  interface Page {
    count: number;
    _embedded: { payments: { id: string }[] };
    _links: { next: { href: string } | null; previous: { href: string } | null };
  }
  const read = async (href: string): Promise<Page> =>
    (await (await fetch(href, { headers: { authorization: `Bearer ${own.apiKey}` } })).json()) as Page;
  const ids = (page: Page): string[] => page._embedded.payments.map(({ id }) => id);

  const first = await read(`${own.url}/v2/payments?limit=2`);
  const second = await read(first._links.next?.href ?? '');
  const third = await read(second._links.next?.href ?? '');
  expect([ids(first), ids(second), ids(third)]).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)]);
  expect([first._links.previous, third._links.next]).toEqual([null, null]);
  expect(ids(await read(third._links.previous?.href ?? ''))).toEqual(ids(second));
  await own.close();
});

test.each(['limit=0', 'limit=251', 'limit=two', 'from=tr_unknown'])('a list with %s is refused', async (query) => {
  const headers = { authorization: `Bearer ${target.apiKey}` };
  expect((await fetch(`${target.url}/v2/payments?${query}`, { headers })).status).toBe(400);
});

test('methods are offered within their bounds, and one can be read alone', async () => {
  const ids = async (amount: number): Promise<string[]> =>
    (await target.client.methods({ amount })).map(({ id }) => id);
  expect(await ids(1250)).toEqual(['ideal', 'creditcard', 'bancontact']);
  expect(await ids(1)).toEqual(['ideal', 'creditcard']);
  expect(await ids(2_000_000)).toEqual(['ideal', 'bancontact']);

  const headers = { authorization: `Bearer ${target.apiKey}` };
  const one = await fetch(`${target.url}/v2/methods/ideal`, { headers });
  expect(await one.json()).toMatchObject({
    resource: 'method',
    id: 'ideal',
    minimumAmount: { currency: 'EUR', value: '0.01' },
  });
  expect((await fetch(`${target.url}/v2/methods/paypal`, { headers })).status).toBe(404);
});
