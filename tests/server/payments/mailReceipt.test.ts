import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffMail, StaffReservation } from '#contract/names.ts';
import { audit } from '#server/audit/audit.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { erasePerson } from '#server/retention/erasePerson.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { bookAtDesk, entryForm } from '#tests/support/desk.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { venueId } = proefbad;
const elsewhere = 'boekhouding@voorbeeld.example';

let app: TestApp;
let desk: StaffMember;
beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
});
afterAll(async () => {
  await app.services.reservations.expireDue(10);
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
});

const pay = (id: string) => desk.call('POST', `/reservations/${id}/payments`, { amount: 1000, method: 'cash' });

let visits = 0;
async function paidVisit(language = 'nl') {
  visits += 1;
  const email = `gast-${visits}@proefbad.example`;
  const visit = await bookVisit(app, { language, email, personCount: 1 });
  await pay(visit.reservationId);
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  return { ...visit, email };
}

const mailReceipt = (id: string, email: string | null, by = desk) =>
  by.call('POST', `/reservations/${id}/receipt/mail`, { email });

const read = async (id: string) => (await desk.call<StaffReservation>('GET', `/reservations/${id}`)).json.data;

const mailsOf = async (id: string) => {
  const { json } = await desk.call<StaffMail[]>('POST', '/mails/search', searchOf(`?filter=reservationId:${id}`));
  return json.data.filter(({ kind }) => kind === 'receipt');
};

test.each([
  ['nl', 'Je betaalbewijs', 'Betaalbewijs', 'In de bijlage zit je betaalbewijs'],
  ['en', 'Your receipt', 'Receipt', 'Your receipt is attached'],
  ['de', 'Ihr Zahlungsbeleg', 'Zahlungsbeleg', 'Ihren Zahlungsbeleg finden Sie'],
  ['fr', 'Votre reçu', 'Recu', 'Vous trouverez votre reçu'],
])(
  'the customer gets the receipt as a PDF, in the language of the booking: %s',
  async (language, subject, file, text) => {
    const { reservationId, number, email } = await paidVisit(language);
    expect((await mailReceipt(reservationId, null)).status).toBe(204);
    await app.services.jobs.runDueJobs();
    expect(app.mails).toHaveLength(1);
    const [mail] = app.mails;
    expect(mail).toMatchObject({ to: email, language });
    expect(mail!.subject).toContain(`${subject} ${number}`);
    expect(mail!.text).toContain(text);
    expect(mail!.html).toContain(text);
    const [pdf] = mail!.attachments.filter(({ cid }) => cid === undefined);
    expect(pdf).toMatchObject({ filename: `${file}-${number}.pdf`, contentType: 'application/pdf' });
    expect(pdf!.content.toString('latin1')).toMatch(new RegExp(`^%PDF-[^]*\\(${language}\\)`));
  },
);

test('it goes to another address, which history and audit do not keep', async () => {
  const { reservationId } = await paidVisit();
  expect((await mailReceipt(reservationId, ` ${elsewhere.toUpperCase()}`)).status).toBe(400);
  expect((await mailReceipt(reservationId, elsewhere.toUpperCase())).status).toBe(204);
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual([elsewhere]);
  expect(await mailsOf(reservationId)).toMatchObject([{ kind: 'receipt', to: elsewhere, state: 'sent' }]);
  const { events } = await read(reservationId);
  const event = events.find(({ kind }) => kind === 'receipt.mailed');
  expect(event).toMatchObject({ actor: 'st-desk', reason: null });
  const entries = await app.db.selectFrom('auditEntry').selectAll().where('objectId', '=', reservationId).execute();
  expect(entries.find(({ action }) => action === 'mailed')?.newValues).toEqual({ mail: 'receipt', email: 'withheld' });
  expect(JSON.stringify([events, entries])).not.toContain(elsewhere);
});

test('the address of the customer, typed over, stays with the customer alone', async () => {
  const { reservationId, email } = await paidVisit();
  expect((await mailReceipt(reservationId, email)).status).toBe(204);
  const job = await app.db.selectFrom('job').select('payload').where('kind', '=', 'mail.receipt').execute();
  expect(job.map(({ payload }) => payload).find((payload) => payload['reservationId'] === reservationId)).toEqual({
    reservationId,
  });
});

test('each time it is asked the receipt is mailed anew', async () => {
  const { reservationId } = await paidVisit();
  await mailReceipt(reservationId, null);
  await mailReceipt(reservationId, null);
  await app.services.jobs.runDueJobs();
  expect(app.mails).toHaveLength(2);
  expect(new Set(app.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test('who came without an account gets it at the address that is typed, and without one nothing is ordered', async () => {
  const { id } = (await bookAtDesk(desk, entryForm(1))).json.data;
  await pay(id);
  expect((await mailReceipt(id, null)).json).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/email', code: 'required' }],
  });
  expect(await mailsOf(id)).toEqual([]);
  expect((await mailReceipt(id, elsewhere)).status).toBe(204);
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual([elsewhere]);
});

test('nothing is mailed of what is unpaid, unknown or never booked', async () => {
  const { reservationId } = await bookVisit(app, { email: 'onbetaald@proefbad.example', personCount: 1 });
  expect((await read(reservationId)).actions).not.toContain('mailReceipt');
  expect((await mailReceipt(reservationId, null)).json.code).toBe('payment_required');
  expect((await mailReceipt('onbekend', null)).json.code).toBe('reservation_not_found');
  const visitor = new Visitor(app);
  await visitor.hold();
  expect((await mailReceipt(visitor.reservationId, elsewhere)).json.code).toBe('reservation_not_found');
  await pay(reservationId);
  expect((await read(reservationId)).actions).toContain('mailReceipt');
  expect((await mailReceipt(reservationId, 'geen adres')).json).toMatchObject({
    code: 'validation_failed',
    errors: expect.arrayContaining([{ pointer: '/email', code: 'email_invalid' }]),
  });
  expect(await mailsOf(reservationId)).toEqual([]);
});

test('who may only read money does not mail a receipt', async () => {
  const { reservationId } = await paidVisit();
  expect((await mailReceipt(reservationId, null, await staffMember(app, 'planner'))).status).toBe(403);
});

test('the erasure of the customer takes the other address along, and what waits is not sent', async () => {
  const { reservationId } = await paidVisit();
  await mailReceipt(reservationId, elsewhere);
  const { customerId } = await app.db
    .selectFrom('reservation')
    .select('customerId')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  await app.advance({ minutes: 30 * 24 * 60 });
  expect(await inTransaction(app.db, (tx) => erasePerson(tx, { venueId, id: customerId! }))).toBe(true);
  await app.services.jobs.runDueJobs();
  expect(app.mails.filter(({ subject }) => subject.startsWith('Je betaalbewijs'))).toEqual([]);
  const jobs = await app.db.selectFrom('job').select('payload').where('kind', '=', 'mail.receipt').execute();
  const ofReservation = jobs.filter(({ payload }) => payload['reservationId'] === reservationId);
  expect(ofReservation).toEqual([{ payload: { reservationId } }]);
});
