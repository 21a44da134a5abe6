import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desks: [StaffMember, StaffMember];

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  desks = [await staffMember(app, 'desk'), await staffMember(app, 'owner')];
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

async function paid(date: string): Promise<Visitor> {
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug, date }).readyToPay();
  const answer = await visitor.pay();
  const providerId = /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
  await opened.provider.control('POST', `payments/${providerId}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  return visitor;
}

test('two desks that check in the same guest at once do it once, and both read who was first', async () => {
  const { reservationId } = await paid('2026-06-01');
  const path = `/reservations/${reservationId}/check-in`;
  const answers = await Promise.all(desks.map((desk) => desk.call<StaffReservation>('POST', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const arrivals = answers.map(({ json }) => json.data.events.filter(({ kind }) => kind === 'checked_in'));
  expect(arrivals[0]).toHaveLength(1);
  expect(arrivals[1]).toEqual(arrivals[0]);
  expect(arrivals[0]![0]).toMatchObject({ actorName: 'Mila Visser', reason: null, amount: null });
  expect(answers[0]!.json.data.actions).toEqual([
    'complete',
    'undo',
    'addItem',
    'removeItem',
    'changeStay',
    'resendConfirmation',
    'mailReceipt',
  ]);
});

test('two desks that refund the same payment at once refund it once, and the other is told', async () => {
  const { reservationId } = await paid('2026-06-02');
  const before = await desks[0].call<StaffReservation>('GET', `/reservations/${reservationId}`);
  const [payment] = before.json.data.payments;
  const form = { amount: payment!.amount, to: 'payment', reason: 'Sauna was dicht' };
  const refund = (desk: StaffMember) => desk.call('POST', `/payments/${payment!.id}/refunds`, form);
  const answers = await Promise.all(desks.map(refund));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('amount_too_high');
});
