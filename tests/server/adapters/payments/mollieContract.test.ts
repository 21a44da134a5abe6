// @module-tag anyDatabase
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractTarget } from './providerTarget.ts';
import { failureOf, openContractTarget, paymentRequest } from './providerTarget.ts';

describe('the contract with the payment provider', () => {
  let target: ContractTarget;
  beforeAll(async () => {
    target = await openContractTarget();
  });
  afterAll(() => target.close());

  test('a new payment is open, has our amount and metadata, and a page to pay on', async () => {
    const payment = await target.client.create(paymentRequest({ amount: 10_05 }));

    expect(payment).toMatchObject({
      status: 'open',
      amount: 1005,
      currency: 'EUR',
      mode: 'test',
      method: 'ideal',
      metadata: { paymentId: 'p-1' },
      amountRefunded: 0,
      amountChargedBack: 0,
    });
    expect(payment.id).toMatch(/^tr_[A-Za-z0-9]+$/);
    expect(payment.profileId).toMatch(/^pfl_/);
    expect(payment.checkoutUrl).toMatch(/^https?:\/\//);
    expect(Date.parse(payment.expiresAt ?? '')).toBeGreaterThan(Date.parse(payment.createdAt));
  });

  test('a payment read again is the payment that was made', async () => {
    const payment = await target.client.create(paymentRequest());
    expect(await target.client.get(payment.id)).toEqual(payment);
  });

  test('the same key and request give the same payment', async () => {
    const request = paymentRequest();
    const first = await target.client.create(request);
    expect((await target.client.create(request)).id).toBe(first.id);
  });

  test('the same key with another request is rejected', async () => {
    const request = paymentRequest();
    await target.client.create(request);
    expect(await failureOf(target.client.create({ ...request, amount: 99_99 }))).toMatchObject({
      kind: 'rejected',
      status: 400,
    });
  });

  test('the list begins with the newest payment and goes on where the page ended', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await target.client.create(paymentRequest())).id);

    const first = await target.client.list({ limit: 2 });
    expect(first.payments.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.next).toBe(ids[2]);

    const second = await target.client.list({ from: ids[2]!, limit: 1 });
    expect(second.payments.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  test('a payment that does not exist is a rejection', async () => {
    expect(await failureOf(target.client.get('tr_doesNotExist'))).toMatchObject({ kind: 'rejected', status: 404 });
  });

  test('a key that is not ours is a rejection', async () => {
    expect(await failureOf(target.otherAccountClient.create(paymentRequest()))).toMatchObject({
      kind: 'rejected',
      status: 401,
    });
  });

  test('an unusable request is rejected with the field at fault', async () => {
    const failure = await failureOf(target.client.create(paymentRequest({ redirectUrl: 'nowhere' })));
    expect(failure).toMatchObject({ kind: 'rejected', status: 422 });
    expect(failure.detail).toMatch(/^redirectUrl: /);
  });

  test('an amount above the maximum is rejected', async () => {
    const failure = await failureOf(target.client.create(paymentRequest({ amount: 999_999_999 })));
    expect(failure).toMatchObject({ kind: 'rejected', status: 422 });
    expect(failure.detail).toMatch(/^amount/);
  });

  test('a payment cannot be refunded before it is paid', async () => {
    const payment = await target.client.create(paymentRequest());
    const refund = {
      paymentId: payment.id,
      amount: 100,
      description: 'Retour',
      metadata: {},
      idempotencyKey: payment.id,
    };
    expect(await failureOf(target.client.refund(refund))).toMatchObject({ kind: 'rejected', status: 422 });
    expect(await target.client.listRefunds(payment.id)).toEqual([]);
  });

  test('a payment waits for its payer, and has neither refunds nor charge-backs', async () => {
    const { id } = await target.client.create(paymentRequest());
    expect(await target.client.get(id)).toMatchObject({ status: 'open', refunds: [], chargebacks: [] });
  });

  test('a payment that waits is cancelled, or the provider says that it cannot be', async () => {
    const { id } = await target.client.create(paymentRequest());
    const outcome = await target.client.cancel(id).then(
      ({ status }) => status,
      ({ kind, status }: { kind: string; status: number }) => `${kind} ${status}`,
    );
    expect(['canceled', 'rejected 422']).toContain(outcome);
  });

  test.each(['ideal', 'creditcard', 'bancontact'])('%s has a page to pay on', async (method) => {
    const payment = await target.client.create(paymentRequest({ method }));
    expect(payment).toMatchObject({ status: 'open', method, checkoutUrl: expect.stringMatching(/^https?:/) });
  });

  test('without a method the payer chooses one', async () => {
    const { method: _method, ...request } = paymentRequest();
    expect((await target.client.create(request)).method).toBeNull();
  });

  test.each(['nl_NL', 'en_US', 'de_DE', 'fr_FR'])('the payer may be spoken to in %s', async (locale) => {
    expect(await target.client.create(paymentRequest({ locale }))).toMatchObject({ status: 'open' });
  });

  test.each([
    ['method', { method: 'barter' }],
    ['webhookUrl', { webhookUrl: 'http://localhost:3000/webhook' }],
    ['cardToken', { method: 'creditcard', cardToken: 'tkn_neverMade1' }],
    ['locale', { locale: 'Klingon' }],
    ['amount', { amount: 0 }],
  ])('a request with a wrong %s is rejected by that name', async (field, change) => {
    const failure = await failureOf(target.client.create(paymentRequest(change)));
    expect(failure).toMatchObject({ kind: 'rejected', status: 422 });
    expect(String(failure.detail).split('.')[0]).toContain(field);
  });

  test('refunds of a payment that does not exist are a rejection', async () => {
    expect(await failureOf(target.client.listRefunds('tr_doesNotExist'))).toMatchObject({
      kind: 'rejected',
      status: 404,
    });
  });

  test('a method has its bounds, and is not offered for less or more', async () => {
    const [ideal] = (await target.client.methods()).filter(({ id }) => id === 'ideal');
    expect(ideal).toMatchObject({ description: expect.stringMatching(/iDEAL/), minimumAmount: expect.any(Number) });
    const tooMuch = (ideal?.maximumAmount ?? 99_999_999) + 1;
    expect((await target.client.methods({ amount: tooMuch })).map(({ id }) => id)).not.toContain('ideal');
  });

  test('the profile is the one that payments name, in test mode', async () => {
    const profile = await target.client.profile();
    const payment = await target.client.create(paymentRequest());
    expect(profile).toEqual({ id: payment.profileId, mode: 'test' });
  });

  test('iDEAL can be used for an everyday amount', async () => {
    const ids = (await target.client.methods({ amount: 1250 })).map(({ id }) => id);
    expect(ids).toContain('ideal');
  });
});
