import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
});
afterEach(async () => {
  await money.opened.app.services.jobs.runDueJobs();
  expect(await audit(money.opened.app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const payAtDesk = ({ reservationId }: Visitor, amount: number) =>
  money.staff.call('POST', `/reservations/${reservationId}/payments`, { amount, method: 'cash' });

test('what is on its way back to the payer can be paid at the desk, and no more', async () => {
  const { visitor, paymentId } = await money.paid();
  expect((await payAtDesk(visitor, 1)).json.code).toBe('amount_too_high');
  await money.refund(paymentId, { amount: 4000 });
  expect((await payAtDesk(visitor, 4001)).json.code).toBe('amount_too_high');
  expect((await payAtDesk(visitor, 4000)).status).toBe(201);
  await money.opened.app.services.jobs.runDueJobs();
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'desk 4000', 'refund -4000']);
  expect((await payAtDesk(visitor, 1)).json.code).toBe('amount_too_high');
});

test('a failed refund is not outstanding at the desk', async () => {
  const { visitor, paymentId, providerId } = await money.paid();
  await money.refund(paymentId, { amount: 4000 });
  await money.opened.app.services.jobs.runDueJobs();
  const [refund] = await money.opened.provider.client.listRefunds(providerId);
  await money.opened.provider.control('POST', `refunds/${refund!.id}/failed`);
  await money.notify(providerId);
  expect((await payAtDesk(visitor, 1)).json.code).toBe('amount_too_high');
});
