import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { audit } from '#tests/support/audit.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';

let money: MoneyTest;
/** How often the provider was asked about a payment, and what it waits for before its answer leaves. */
let lookups = 0;
let leaving: Promise<void> = Promise.resolve();
let isSilent = false;
let underWay = 0;
let mostUnderWay = 0;

beforeAll(async () => {
  const opened = await payingApp((client) => ({
    ...client,
    get: async (id) => {
      lookups += 1;
      mostUnderWay = Math.max(mostUnderWay, (underWay += 1));
      try {
        if (isSilent) throw new PaymentProviderError('unavailable', 'the line broke');
        const answer = await client.get(id);
        await leaving;
        return answer;
      } finally {
        underWay -= 1;
      }
    },
  }));
  money = await new MoneyTest(opened).open();
});
afterEach(async () => {
  await money.opened.app.services.jobs.runDueJobs();
  expect(await audit(money.opened.app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

test('many webhooks of one payment at once cost the provider two questions', async () => {
  const { providerId } = await money.paid();
  lookups = 0;
  await Promise.all(Array.from({ length: 30 }, () => money.notify(providerId)));
  expect(lookups).toBeLessThanOrEqual(2);
  await money.notify(providerId);
  expect(lookups).toBeLessThanOrEqual(3);
});

test('a webhook that comes while an older one is handled is not lost in it', async () => {
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: true });
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  let leave = (): void => undefined;
  leaving = new Promise((resolve) => {
    leave = resolve;
  });
  lookups = 0;
  const first = money.notify(providerId);
  await expect.poll(() => lookups).toBe(1);
  await money.end(providerId, 'paid');
  const second = money.notify(providerId);
  leave();
  await Promise.all([first, second]);
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: false });
});

test('made-up ids are asked about a few at a time while a payment is still to be made', async () => {
  const visitor = await money.paying();
  const { db } = money.opened.app;
  const about = { venueId: proefbad.venueId, id: 'being-made', reservationId: visitor.reservationId };
  await db
    .insertInto('payment')
    .values({ ...about, method: 'ideal', amount: 6000 })
    .execute();
  mostUnderWay = 0;
  await Promise.all(Array.from({ length: 20 }, (_, index) => money.notify(`tr_verzonnen${index}`)));
  expect(mostUnderWay).toBe(2);
  await db.deleteFrom('payment').where('id', '=', about.id).execute();
});

test('a webhook that could not be handled keeps no later one waiting', async () => {
  const { providerId } = await money.paid();
  isSilent = true;
  await expect(money.notify(providerId)).rejects.toThrow('503');
  isSilent = false;
  await money.notify(providerId);
});
