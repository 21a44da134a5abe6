import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import type { StaffReservation } from '#contract/names.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
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

const refundAtDesk = ({ reservationId }: Visitor, form: { amount: number; method?: string; reason?: string }) =>
  money.staff.call('POST', `/reservations/${reservationId}/desk-refunds`, {
    method: 'cash',
    reason: 'Sauna was dicht',
    ...form,
  });

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

/** A booking of which the desk took 40,-. */
async function paidAtDesk(): Promise<Visitor> {
  const { visitor, paymentId } = await money.paid();
  await money.refund(paymentId, { amount: 4000 });
  await money.opened.app.services.jobs.runDueJobs();
  expect((await payAtDesk(visitor, 4000)).status).toBe(201);
  return visitor;
}

test('the desk gives back what it took, and no more, and it is outstanding again', async () => {
  const visitor = await paidAtDesk();
  expect((await refundAtDesk(visitor, { amount: 4001 })).json.code).toBe('amount_too_high');
  const answer = await refundAtDesk(visitor, { amount: 1500, method: 'card' });
  expect(answer.status).toBe(201);
  expect(answer.json.data).toMatchObject({ kind: 'deskRefund', amount: -1500, reason: 'card', actor: 'st-desk' });
  expect((await refundAtDesk(visitor, { amount: 2501 })).json.code).toBe('amount_too_high');
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -4000', 'desk 4000', 'deskRefund -1500']);
  const { json } = await money.staff.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect(json.data).toMatchObject({ totalPaid: 4500, totalOpen: 1500 });
  expect((await payAtDesk(visitor, 1500)).status).toBe(201);
});

test('of a cancelled booking the desk gives back what it took', async () => {
  const visitor = await paidAtDesk();
  const form = { reason: 'ziek', refund: true };
  expect((await money.staff.call('POST', `/reservations/${visitor.reservationId}/cancel`, form)).status).toBe(200);
  await money.opened.app.services.jobs.runDueJobs();
  expect((await refundAtDesk(visitor, { amount: 4000 })).status).toBe(201);
  expect((await refundAtDesk(visitor, { amount: 1 })).json.code).toBe('amount_too_high');
  await expectReportToClose(money.opened.app);
});

test('of two desks that give the same money back one is told that it is gone', async () => {
  const visitor = await paidAtDesk();
  const answers = await Promise.all([refundAtDesk(visitor, { amount: 4000 }), refundAtDesk(visitor, { amount: 4000 })]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
});

test('giving back at the desk needs a reason', async () => {
  const visitor = await paidAtDesk();
  expect((await refundAtDesk(visitor, { amount: 100, reason: ' ' })).json.code).toBe('validation_failed');
});
