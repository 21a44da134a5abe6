// @module-tag anyDatabase
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';

let target: LocalTarget;
beforeAll(async () => {
  target = await openLocalTarget();
});
afterAll(() => target.close());

const addresses = { redirectUrl: 'https://example.org/terug', cancelUrl: 'https://example.org/afgebroken' };
const newPayment = (changes = {}): Promise<ProviderPayment> =>
  target.client.create(paymentRequest({ ...addresses, ...changes }));
const page = async (payment: ProviderPayment): Promise<string> => (await fetch(payment.checkoutUrl ?? '')).text();

async function press(payment: ProviderPayment, form: Record<string, string>): Promise<[number, string | null]> {
  const options = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const;
  const response = await fetch(payment.checkoutUrl ?? '', options);
  return [response.status, response.headers.get('location')];
}

test('the page shows the amount, the description, the method and how the payment can end', async () => {
  const html = await page(await newPayment({ amount: 123_456, description: 'Dagje <sauna>' }));
  expect(html).toContain('€\u00a01.234,56');
  expect(html).toContain('Dagje &lt;sauna&gt;');
  expect(html).toContain('iDEAL | Wero');
  expect([...html.matchAll(/<button[^>]*>(Betaling [^<]+)</g)].map(([, name]) => name)).toEqual([
    'Betaling geslaagd',
    'Betaling mislukt',
    'Betaling verlopen',
    'Betaling annuleren',
    'Betaling open laten',
  ]);
});

test('a payer may leave the payment open and go back', async () => {
  const payment = await newPayment();
  expect(await press(payment, { status: 'open' })).toEqual([303, addresses.redirectUrl]);
  expect((await target.client.get(payment.id)).status).toBe('open');
});

test.each([
  ['paid', addresses.redirectUrl],
  ['failed', addresses.redirectUrl],
  ['expired', addresses.redirectUrl],
  ['canceled', addresses.cancelUrl],
])('the button for %s ends the payment so and leads back', async (status, location) => {
  const payment = await newPayment();
  expect(await press(payment, { status })).toEqual([303, location]);
  expect((await target.client.get(payment.id)).status).toBe(status);
});

test('without an address of its own, cancelling leads to the ordinary way back', async () => {
  const payment = await target.client.create(paymentRequest());
  expect(await press(payment, { status: 'canceled' })).toEqual([303, addresses.redirectUrl]);
});

test('a second press changes nothing and leads back all the same', async () => {
  const payment = await newPayment();
  await press(payment, { status: 'paid' });
  expect(await press(payment, { status: 'failed' })).toEqual([303, addresses.redirectUrl]);
  expect((await target.client.get(payment.id)).status).toBe('paid');
  expect(await page(payment)).toContain('Terug naar de winkel');
});

test('a payment without a method lets the payer choose one', async () => {
  const { method: _method, ...request } = paymentRequest();
  const payment = await target.client.create(request);
  expect(payment.method).toBeNull();
  expect(await page(payment)).toContain('Kies een betaalmethode');
  expect(await press(payment, { status: 'paid' })).toEqual([400, null]);
  await press(payment, { status: 'paid', method: 'bancontact' });
  expect(await target.client.get(payment.id)).toMatchObject({ status: 'paid', method: 'bancontact' });
});

test('a press without a choice, or on an unknown payment, changes nothing', async () => {
  const payment = await newPayment();
  expect(await press(payment, { status: 'refunded' })).toEqual([400, null]);
  expect((await target.client.get(payment.id)).status).toBe('open');
  expect((await fetch(`${target.url}/checkout/tr_unknown`)).status).toBe(404);
});

test('the list shows every payment with its status and a link to its page', async () => {
  const own = await openLocalTarget();
  expect(await (await fetch(own.url)).text()).toContain('Er zijn nog geen betalingen');
  const { id } = await own.client.create(paymentRequest());
  await own.control('POST', `payments/${id}/paid`);
  const html = await (await fetch(own.url)).text();
  expect(html).toContain(`<a href="/checkout/${id}">`);
  expect(html).toContain('Betaald');
  await own.close();
});

test('pages run no script and cannot be framed', async () => {
  const policy = (await fetch(target.url)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'$/);
});
