import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { removeOutdated } from '#server/housekeeping.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';

let money: MoneyTest;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
});
afterAll(async () => {
  expect(await audit(money.opened.app.db)).toEqual([]);
  await money.opened.close();
});

test('a refund that takes longer than jobs are remembered is mailed once', async () => {
  const { app, provider } = money.opened;
  const { paymentId, providerId } = await money.paid();
  await money.refund(paymentId, { amount: 6000 });
  await app.services.jobs.runDueJobs();
  const refundMailCount = () => app.mails.filter(({ subject }) => subject.includes('terug')).length;
  await app.services.jobs.runDueJobs();
  expect(refundMailCount()).toBe(1);
  await money.advance({ minutes: 31 * 24 * 60 });
  expect(await removeOutdated(app.db)).toBeGreaterThan(0);
  const [sent] = await provider.client.listRefunds(providerId);
  await provider.control('POST', `refunds/${sent!.id}/refunded`);
  await money.notify(providerId);
  await app.services.jobs.runDueJobs();
  expect(await money.refundsOf(paymentId)).toMatchObject([{ state: 'refunded' }]);
  expect(refundMailCount()).toBe(1);
});
