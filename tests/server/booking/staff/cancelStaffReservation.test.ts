import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerReservation, Refund, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desk: StaffMember;
let planner: StaffMember;
let content: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  desk = await staffMember(app, 'desk');
  planner = await staffMember(app, 'planner');
  content = await staffMember(app, 'content');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});
beforeEach(async () => {
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
});

let day = 0;

/** A visitor at the payment step, on a day of their own. */
const ready = (slug: string): Promise<Visitor> => {
  day += 1;
  return new Visitor(app, { slug, date: `2026-06-${String(day).padStart(2, '0')}` }).readyToPay();
};

async function booked(): Promise<Visitor> {
  const visitor = await ready(proefbad.flows.location.slug);
  expect((await visitor.payOnLocation()).status).toBe(200);
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  return visitor;
}

async function paymentOf(visitor: Visitor): Promise<string> {
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  return /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
}

async function paid(): Promise<Visitor> {
  const visitor = await ready(proefbad.flows.payment.slug);
  await opened.provider.control('POST', `payments/${await paymentOf(visitor)}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  return visitor;
}

const cancel = (visitor: Visitor, form: object = {}, staff: StaffMember = desk) =>
  staff.call<StaffReservation>('POST', `/reservations/${visitor.reservationId}/cancel`, {
    reason: 'Gast is ziek',
    ...form,
  });

const calendarLines = (content = ''): string[] => content.replaceAll('\r\n ', '').split('\r\n');

test('a booking that staff cancel gives its places back, is told in the history and is no visit to come', async () => {
  const visitor = await booked();
  const answer = await cancel(visitor);
  expect(answer.status).toBe(200);
  expect(answer.json.data).toMatchObject({ state: 'cancelled', sequence: 1, totalPaid: 0 });
  expect(answer.json.data.events.at(-1)).toMatchObject({ kind: 'cancelled', actor: 'st-desk', detail: 'Gast is ziek' });
  const coming = await app.call<CustomerReservation[]>('GET', '/api/customers/reservations', { token: visitor.token });
  expect(coming.json.data).toEqual([]);
  const { rows } = await sql`select 1 from pool_claim where state <> 'released'
    and reservation_id = ${visitor.reservationId}`.execute(app.db);
  expect(rows).toEqual([]);
  expect((await cancel(visitor)).json.code).toBe('reservation_cancelled');
});

test('the guest is told, without the reason, and the appointment leaves the calendar', async () => {
  const visitor = await booked();
  const { number } = (await cancel(visitor)).json.data;
  await app.services.jobs.runDueJobs();
  const [mail] = app.mails;
  expect(app.mails).toHaveLength(1);
  expect(mail).toMatchObject({
    messageId: `${number}.1.cancelled@proefbad.kuur`,
    subject: 'Je reservering bij Proefbad is geannuleerd',
    calendar: { method: 'CANCEL' },
  });
  expect(mail!.text + mail!.html).not.toContain('ziek');
  expect(mail!.text).not.toContain('Je had al');
  expect(calendarLines(mail!.calendar?.content)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${number}@proefbad`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
});

test('a guest who was told already is not mailed', async () => {
  const visitor = await booked();
  expect((await cancel(visitor, { notifyGuest: false })).status).toBe(200);
  await app.services.jobs.runDueJobs();
  expect(app.mails).toEqual([]);
});

test('what was paid online stays for the desk to refund, and the answer says how much', async () => {
  const visitor = await paid();
  const { payments, totalPaid } = (await cancel(visitor, {}, planner)).json.data;
  expect(totalPaid).toBe(6000);
  expect(payments).toEqual([expect.objectContaining({ state: 'paid', amount: 6000, refunded: 0 })]);
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Je had al €\u00A060,- betaald.')]);
});

test('with the refund asked for, all that was paid goes back, which the planner may not ask', async () => {
  const visitor = await paid();
  expect((await cancel(visitor, { refund: true }, planner)).status).toBe(403);
  expect((await cancel(visitor, { refund: true })).json.data.state).toBe('cancelled');
  await app.services.jobs.runEverything();
  await app.services.jobs.runEverything();
  const after = await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect(after.json.data.payments).toEqual([expect.objectContaining({ amount: 6000, refunded: 6000 })]);
  expect(after.json.data.totalPaid).toBe(0);
});

test('of a payment that goes back in part already the rest goes back too, each once', async () => {
  const visitor = await paid();
  const [payment] = (await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`)).json.data
    .payments;
  const part = { amount: 1500, to: 'payment', reason: 'Een gast is ziek' };
  expect((await desk.call('POST', `/payments/${payment!.id}/refunds`, part)).status).toBe(201);
  expect((await cancel(visitor, { refund: true })).json.data.state).toBe('cancelled');
  const refunds = await desk.call<Refund[]>('GET', `/payments/${payment!.id}/refunds`);
  expect(refunds.json.data).toMatchObject([
    { amount: 1500, reason: 'Een gast is ziek' },
    { amount: payment!.amount - 1500, reason: 'Gast is ziek' },
  ]);
  await app.services.jobs.runEverything();
  await app.services.jobs.runEverything();
  const after = await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect(after.json.data.payments).toEqual([expect.objectContaining({ refunded: payment!.amount })]);
});

test('a cancellation whose refund cannot be ordered cancels nothing', async () => {
  const visitor = await paid();
  await sql`alter table refund add constraint refund_refused check (reason <> 'Weiger dit')`.execute(app.db);
  expect((await cancel(visitor, { refund: true, reason: 'Weiger dit' })).status).toBe(500);
  await sql`alter table refund drop constraint refund_refused`.execute(app.db);
  const after = await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect(after.json.data).toMatchObject({ state: 'confirmed', totalPaid: after.json.data.total });
});

test('a hold whose payment is still open is cancelled with it', async () => {
  const visitor = await ready(proefbad.flows.payment.slug);
  await paymentOf(visitor);
  const { state, payments } = (await cancel(visitor)).json.data;
  expect([state, payments[0]?.state]).toEqual(['cancelled', 'canceled']);
  await app.services.jobs.runDueJobs();
  expect(app.mails).toEqual([]);
});

test('a hold that was paid a moment ago is cancelled as the booking it became', async () => {
  const visitor = await ready(proefbad.flows.payment.slug);
  await opened.provider.control('POST', `payments/${await paymentOf(visitor)}/paid`);
  const { state, total, totalPaid } = (await cancel(visitor)).json.data;
  expect([state, totalPaid]).toEqual(['cancelled', total]);
});

test('eight desks that cancel at once cancel once', async () => {
  const visitor = await booked();
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(visitor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.code === 'reservation_cancelled')).toHaveLength(7);
});

test('who has come cannot be cancelled, who writes the texts cannot cancel, and nobody cancels what is not there', async () => {
  const visitor = await booked();
  expect((await cancel(visitor, {}, content)).status).toBe(403);
  await desk.call('POST', `/reservations/${visitor.reservationId}/check-in`);
  expect((await cancel(visitor)).json.code).toBe('version_conflict');
  const unknown = await desk.call('POST', '/reservations/nergens/cancel', { reason: 'x' });
  expect(unknown.json.code).toBe('reservation_not_found');
});
