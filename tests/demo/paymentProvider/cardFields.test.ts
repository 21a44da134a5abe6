// @module-tag anyDatabase
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { Card, LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import {
  cardTokenOf,
  checkedCard,
  enterCard,
  failureOf,
  openLocalTarget,
  paymentRequest,
  uncheckedCard,
} from '#tests/server/adapters/payments/providerTarget.ts';

const HOUR = 3_600_000;
let target: LocalTarget;
beforeAll(async () => {
  target = await openLocalTarget({ now: () => Date.parse('2026-05-16T08:00:00Z') });
});
afterAll(() => target.close());

const pay = (cardToken: string, changes = {}): Promise<ProviderPayment> =>
  target.client.create(paymentRequest({ method: 'creditcard', cardToken, ...changes }));

async function payWith(card: Card, changes = {}): Promise<ProviderPayment> {
  return pay(await cardTokenOf(target.url, card), changes);
}

async function press(payment: ProviderPayment, form: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(form);
  await fetch(payment.checkoutUrl ?? '', { method: 'POST', body, redirect: 'manual' });
}

test('a card whose bank does not ask pays at once and has no page to go to', async () => {
  expect(await payWith(uncheckedCard)).toMatchObject({ status: 'paid', method: 'creditcard', checkoutUrl: null });
});

test('a card whose bank asks first waits on the page of the bank', async () => {
  const payment = await payWith(checkedCard);
  expect(payment).toMatchObject({ status: 'open', method: 'creditcard' });
  const page = await (await fetch(payment.checkoutUrl ?? '')).text();
  expect(page).toContain('Bevestig je betaling');
  expect(page).toContain('•••• 9996');
  await press(payment, { status: 'paid' });
  expect(await target.client.get(payment.id)).toMatchObject({ status: 'paid' });
});

test.each(['authentication_failed', 'insufficient_funds', 'possible_fraud'])(
  'the page of the bank refuses with %s',
  async (failureReason) => {
    const payment = await payWith(checkedCard);
    await press(payment, { status: 'failed', failureReason });
    expect(await target.client.get(payment.id)).toMatchObject({ status: 'failed', failureReason });
  },
);

test.each([
  [1001, 'invalid_card_number'],
  [1002, 'invalid_cvv'],
  [1003, 'invalid_card_holder_name'],
  [1004, 'card_expired'],
  [1005, 'invalid_card_type'],
  [1006, 'refused_by_issuer'],
  [1007, 'insufficient_funds'],
  [1008, 'inactive_card'],
  [1009, 'possible_fraud'],
  [1010, 'authentication_failed'],
])('a card payment of %i euros fails with %s', async (euros, failureReason) => {
  const amount = euros * 100;
  expect(await payWith(uncheckedCard, { amount })).toMatchObject({ status: 'failed', failureReason });
  const paymentRequest = await payWith(checkedCard, { amount });
  expect(await (await fetch(paymentRequest.checkoutUrl ?? '')).text()).toContain(`value="${failureReason}" selected`);
});

test('a token pays once, within the hour', async () => {
  const used = await cardTokenOf(target.url);
  await pay(used);
  const late = await cardTokenOf(target.url);
  await target.control('POST', 'clock', { advance: HOUR });
  for (const token of [used, late, 'tkn_neverMade1']) {
    expect(await failureOf(pay(token))).toEqual({
      kind: 'rejected',
      status: 422,
      detail: 'cardToken: The card token is invalid or expired',
    });
  }
});

test('a token does not pay another method', async () => {
  const failure = await failureOf(pay(await cardTokenOf(target.url), { method: 'ideal' }));
  expect(failure).toMatchObject({ kind: 'rejected', status: 422 });
});

test.each([
  ['cardHolder', ' '],
  ['cardNumber', '4543 4740 0224 9997'],
  ['cardNumber', '1234'],
  ['expiryDate', '04/26'],
  ['expiryDate', '13/30'],
  ['verificationCode', '12'],
])('a card with a wrong %s (%s) gets no token', async (field, value) => {
  expect(await enterCard(target.url, { ...checkedCard, [field]: value })).toEqual({ field });
});

test('the number of a card is kept nowhere', async () => {
  await payWith(checkedCard);
  expect(JSON.stringify(await target.control('GET', 'ledger'))).not.toMatch(/4543\s?4740/);
});

test('the fields may be framed by shops, run only the provider’s own script, and nothing else is allowed', async () => {
  const answer = await fetch(`${target.url}/v1/card-field?field=cardNumber&locale=nl_NL`);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; frame-ancestors http: https:$/,
  );
  expect(await answer.text()).toContain('aria-label="Kaartnummer"');
  const font = await fetch(`${target.url}/v1/card-font.ttf`);
  expect(font.headers.get('content-type')).toBe('font/ttf');
  expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect((await fetch(`${target.url}/v1/card-field?field=pin`)).status).toBe(404);
  const script = await fetch(`${target.url}/v1/mollie.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
});
