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
    expect(await failureOf(target.strangerClient.create(paymentRequest()))).toMatchObject({
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

  test('money cannot be given back before it is paid', async () => {
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

  test('iDEAL can be used for an everyday amount', async () => {
    const ids = (await target.client.methods({ amount: 1250 })).map(({ id }) => id);
    expect(ids).toContain('ideal');
  });
});
