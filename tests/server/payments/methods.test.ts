import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { cardTokenOf, checkedCard, uncheckedCard } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp, TestAppOptions } from '#tests/support/app.ts';
import { generousLimits } from '#tools/generousLimits.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;

const withMethodsLimited: TestAppOptions['seed'] = (db) =>
  createProefbad(db, { settings: { limits: { ...generousLimits, paymentMethods: 600 } } });

beforeAll(async () => {
  opened = await payingApp((client) => client, { seed: withMethodsLimited });
  ({ app, provider } = opened);
});
afterEach(async () => {
  await provider.control('DELETE', 'faults');
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(async () => {
  await expectCountersToFit(app);
  await opened.close();
});

let day = 0;
/** Every test on a day of its own, so that none runs out of places. */
const paying = (): Promise<Visitor> => {
  day += 1;
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  return new Visitor(app, { slug: proefbad.flows.payment.slug, date }).readyToPay();
};

const idOf = (redirectUrl: string): string => /tr_[A-Za-z0-9]+/.exec(redirectUrl)?.[0] ?? '';
const ourPage = (visitor: Visitor): string =>
  `http://localhost:3000/flow/${visitor.slug}/payment?return=${visitor.reservationId}`;

async function payByCard(visitor: Visitor, card = checkedCard): Promise<string> {
  const answer = await visitor.pay('card', { cardToken: await cardTokenOf(provider.url, card) });
  expect(answer.status).toBe(200);
  return answer.json.data.redirectUrl;
}

async function mailsFor(visitor: Visitor): Promise<number> {
  await app.services.jobs.runDueJobs();
  const { number } = await visitor.result();
  return app.mails.filter((mail) => JSON.stringify(mail).includes(String(number))).length;
}

test('the methods are those the site knows and that take the amount, iDEAL in the venue’s words', async () => {
  const ids = async (query: string): Promise<string[]> =>
    ((await new Visitor(app).call('GET', `/checkout/methods${query}`)).json.data as unknown as { id: string }[]).map(
      ({ id }) => id,
    );
  const all = await new Visitor(app).call('GET', '/checkout/methods');
  expect(all.json.data).toEqual([
    { id: 'ideal', label: 'iDEAL | Wero' },
    { id: 'creditcard', label: 'Creditcard' },
    { id: 'bancontact', label: 'Bancontact' },
  ]);
  expect(await ids('?amount=6000')).toEqual(['ideal', 'creditcard', 'bancontact']);
  expect(await ids('?amount=1')).toEqual(['ideal', 'creditcard']);
  expect(await ids('?amount=2000000')).toEqual(['ideal', 'bancontact']);
});

test('a method of the provider that the site does not know is not shown', async () => {
  const withPaypal: PaymentPort = {
    ...provider.client,
    methods: async () => [
      { id: 'paypal', description: 'PayPal', minimumAmount: 1, maximumAmount: null },
      ...(await provider.client.methods()),
    ],
  };
  const other = await testApp({ payments: withPaypal });
  const answer = await new Visitor(other).call('GET', '/checkout/methods');
  expect(JSON.stringify(answer.json.data)).not.toContain('paypal');
  await other.close();
});

test('however often visitors look, the provider is asked for its methods once a minute for each amount', async () => {
  const requestedAmounts: (number | undefined)[] = [];
  const other = await testApp({
    payments: {
      ...provider.client,
      methods: async (query) => {
        requestedAmounts.push(query?.amount);
        return provider.client.methods(query);
      },
    },
  });
  const look = async (amount: number): Promise<number> =>
    (await new Visitor(other).call('GET', `/checkout/methods?amount=${amount}`)).status;
  expect(await Promise.all(Array.from({ length: 20 }, () => look(6000)))).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
  await look(7500);
  expect(requestedAmounts).toEqual([6000, 7500]);
  await other.advance({ seconds: 61 });
  await look(6000);
  expect(requestedAmounts).toEqual([6000, 7500, 6000]);
  await other.close();
});

test('methods that the provider did not tell are asked for again', async () => {
  let isDown = true;
  const methods: PaymentPort['methods'] = (query) =>
    isDown ? Promise.reject(new PaymentProviderError('unavailable', 'down')) : provider.client.methods(query);
  const other = await testApp({ payments: { ...provider.client, methods } });
  const look = async () => (await new Visitor(other).call('GET', '/checkout/methods')).json.code;
  expect(await look()).toBe('payment_provider_unavailable');
  isDown = false;
  expect(await look()).toBeUndefined();
  await other.close();
});

test('who looks for methods without end is told to wait', async () => {
  const { db } = app;
  await new Visitor(app).call('GET', '/checkout/methods');
  await db.updateTable('throttle').set({ hits: 600 }).where('key', 'like', 'paymentMethods:%').execute();
  const answer = await new Visitor(app).call('GET', '/checkout/methods');
  expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests']);
  await db.deleteFrom('throttle').execute();
});

test('the card fields come from the provider, for the venue’s own account', async () => {
  const answer = await new Visitor(app).call('GET', '/checkout/card-fields');
  expect([answer.status, answer.json.data]).toEqual([
    200,
    { scriptUrl: 'https://cards.example/v1/mollie.js', profileId: 'pfl_LocalStand1', testMode: true },
  ]);
});

test('the payment page may load scripts and frames of the card fields’ origin, and of no other', async () => {
  const { headers } = await app.call('GET', '/flow/vooraf/payment');
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", 'https://cards.example'],
    'frame-src': ['https://cards.example'],
    'connect-src': ["'self'"],
  });
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
});

test('a card that pays at once leads to our own page, and the visit is booked and mailed once', async () => {
  const visitor = await paying();
  expect(await payByCard(visitor, uncheckedCard)).toBe(ourPage(visitor));
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await mailsFor(visitor)).toBe(1);
});

test('a card that the bank wants to check leads to the bank, and fails or pays there', async () => {
  const visitor = await paying();
  const refused = idOf(await payByCard(visitor));
  await provider.control('POST', `payments/${refused}/failed`, { failureReason: 'authentication_failed' });
  expect(await visitor.result()).toMatchObject({ status: 'failed', reason: 'authentication_failed' });

  const accepted = idOf(await payByCard(visitor));
  await provider.control('POST', `payments/${accepted}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('another card ends the payment that waits for the bank', async () => {
  const visitor = await paying();
  const first = idOf(await payByCard(visitor));
  const second = idOf(await payByCard(visitor));
  expect(second).not.toBe(first);
  expect((await provider.client.get(first)).status).toBe('canceled');
});

test('a card payment that can no longer be ended is gone on with', async () => {
  const visitor = await paying();
  const first = await payByCard(visitor);
  await provider.control('POST', `payments/${idOf(first)}/pending`);
  expect(await payByCard(visitor)).toBe(first);
});

test('a card needs a token, and nothing else takes one', async () => {
  const visitor = await paying();
  const without = await visitor.pay('card');
  expect([without.status, without.json.code, without.json.errors]).toEqual([
    400,
    'validation_failed',
    [{ pointer: '/cardToken', code: 'required' }],
  ]);
  const cardToken = await cardTokenOf(provider.url);
  for (const method of ['ideal', 'bancontact']) {
    expect((await visitor.pay(method, { cardToken })).json.errors).toEqual([
      { pointer: '/cardToken', code: 'forbidden' },
    ]);
  }
  expect(
    (await provider.client.list()).payments.filter(({ metadata }) => metadata['reservation'] === visitor.reservationId),
  ).toEqual([]);
});

test('a token that was used already is refused as such, and another one pays', async () => {
  const visitor = await paying();
  const cardToken = await cardTokenOf(provider.url, uncheckedCard);
  await provider.client.create({
    amount: 100,
    description: 'Elders',
    redirectUrl: 'https://example.org',
    method: 'creditcard',
    cardToken,
    metadata: {},
    idempotencyKey: 'elsewhere',
  });
  const answer = await visitor.pay('card', { cardToken });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer: '/cardToken', code: 'invalid' }]]);
  expect(await payByCard(visitor, uncheckedCard)).toBe(ourPage(visitor));
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test.each(['creditcard', 'paypal', 'location'])('nothing is ordered under the name %s', async (name) => {
  expect((await (await paying()).pay(name)).json.code).toBe('method_unknown');
});

test('Bancontact that was cancelled can be paid in another way', async () => {
  const visitor = await paying();
  const answer = await visitor.pay('bancontact');
  const id = idOf(answer.json.data.redirectUrl);
  expect(await provider.client.get(id)).toMatchObject({ method: 'bancontact', status: 'open' });
  await provider.control('POST', `payments/${id}/canceled`);
  expect(await visitor.result()).toMatchObject({ status: 'canceled' });
  expect(await payByCard(visitor, uncheckedCard)).toBe(ourPage(visitor));
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test('a card that paid while the answer was lost is found, booked once and never charged again', async () => {
  const visitor = await paying();
  await provider.control('POST', 'faults', [{ kind: 'reset', when: 'after', count: 1, match: 'POST /v2/payments' }]);
  const answer = await visitor.pay('card', { cardToken: await cardTokenOf(provider.url, uncheckedCard) });
  expect(answer.json.code).toBe('payment_provider_unavailable');
  await app.advance({ seconds: 61 });
  const again = await visitor.pay('card', { cardToken: await cardTokenOf(provider.url, uncheckedCard) });
  expect(again.json.code).toBe('reservation_confirmed');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});
