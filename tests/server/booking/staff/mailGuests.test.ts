import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkMailCount, BulkMailResult, MailPreview, StaffMail, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { erasePerson } from '#server/retention/erasePerson.ts';
import { endOutdated } from '#server/retention/retention.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import type { BookedVisit } from '#tests/support/booking.ts';
import { bookAtDesk, entryForm } from '#tests/support/desk.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let app: TestApp;
let desk: StaffMember;
let planner: StaffMember;
let anna: BookedVisit;
let bernd: BookedVisit;

const day = '2026-05-16';
const search = { from: day, to: day };
const words = {
  subject: { nl: 'Buitenbad dicht', de: 'Außenbecken geschlossen' },
  text: { nl: 'Morgen is het buitenbad dicht.', de: 'Morgen ist das Außenbecken zu.' },
};

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  planner = await staffMember(app, 'planner');
  anna = await bookVisit(app, { email: 'anna@proefbad.example', date: day });
  bernd = await bookVisit(app, { email: 'bernd@proefbad.example', language: 'de', date: day });
  await bookVisit(app, { email: 'elders@proefbad.example', date: '2026-05-17' });
  const gone = await bookVisit(app, { email: 'weg@proefbad.example', date: day });
  await desk.call('POST', `/reservations/${gone.reservationId}/cancel`, { reason: 'ziek', refund: false });
  expect((await bookAtDesk(desk, entryForm(1, { date: day }))).status).toBe(201);
  await app.services.jobs.runDueJobs();
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute();
  app.mails.length = 0;
});

const countOf = async (body: object) =>
  (await desk.call<BulkMailCount>('POST', '/reservations/mails/count', body)).json.data;
const send = (by: StaffMember, body: object) => by.call<BulkMailResult>('POST', '/reservations/mails', body);
const mailed = () => app.mails.map(({ to, subject }) => `${to} ${subject}`).toSorted();

test('staff read who would get a mail and who cannot, and see it before it is sent', async () => {
  expect(await countOf({ search })).toEqual({
    reservations: 2,
    withoutAddress: 1,
    alreadyMailed: 0,
    languages: ['de', 'nl'],
    most: expect.any(Number),
  });
  expect((await countOf({ search: { ...search, filter: 'state:cancelled' } })).reservations).toBe(0);
  const shown = await desk.call<MailPreview>('POST', '/reservations/mails/preview', { words, language: 'fr' });
  expect(shown.json.data).toMatchObject({ subject: 'Buitenbad dicht', from: expect.stringContaining('Proefbad') });
  expect(shown.json.data.text).toContain('Bonjour');
  expect(shown.json.data.html).toContain('<span lang="nl">Morgen is het buitenbad dicht.</span>');
  expect(await app.services.jobs.runDueJobs()).toBe(0);
});

test('two desks that send the same words at once reach each guest once, in the language of the booking', async () => {
  const answers = await Promise.all([send(desk, { search, words }), send(planner, { search, words })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, { json }) => sum + json.data.reservations, 0)).toBe(2);
  expect((await send(desk, { search, words })).json.data).toEqual({ reservations: 0 });
  await app.services.jobs.runDueJobs();
  expect(mailed()).toEqual(['anna@proefbad.example Buitenbad dicht', 'bernd@proefbad.example Außenbecken geschlossen']);
  expect(await countOf({ search, words })).toMatchObject({ reservations: 0, alreadyMailed: 2 });

  const { json } = await desk.call<StaffReservation>('GET', `/reservations/${anna.reservationId}`);
  const events = json.data.events.filter(({ kind }) => kind === 'mailed');
  expect(events).toEqual([expect.objectContaining({ reason: 'Buitenbad dicht', actorName: 'Mila Visser' })]);
  const body = { filter: `reservationId:${bernd.reservationId},kind:bulk` };
  const sent = await desk.call<StaffMail[]>('POST', '/mails/search', body);
  expect(sent.json.data).toMatchObject([{ kind: 'bulk', to: 'bernd@proefbad.example', language: 'de', state: 'sent' }]);
  const entries = await app.db
    .selectFrom('auditEntry')
    .select(['action', 'newValues'])
    .where('objectKind', '=', 'bulkMail')
    .execute();
  expect(entries).toEqual([{ action: 'mailed', newValues: { reservations: 2 } }]);
});

test('who cancels between the order and its turn gets no mail', async () => {
  const late = await bookVisit(app, { email: 'laat@proefbad.example', date: '2026-05-18' });
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  const form = { search: { from: '2026-05-18', to: '2026-05-18' }, words };
  expect((await send(desk, form)).json.data).toEqual({ reservations: 1 });
  const form2 = { reason: 'ziek', refund: false, notifyGuest: false };
  await desk.call('POST', `/reservations/${late.reservationId}/cancel`, form2);
  await app.services.jobs.runDueJobs();
  expect(mailed()).toEqual([]);
});

test('a mail of nothing, to too many or too often is refused and orders nothing', async () => {
  const empty = await send(desk, { search, words: { subject: {}, text: {} } });
  expect(empty.json).toMatchObject({ code: 'validation_failed' });
  const settings = new SettingsEditor(app, await (await staffMember(app, 'owner')).liveToken());
  await settings.change('general', { limits: { bulkMailGuests: 1, bulkMails: 2 } });
  const other = { search, words: { subject: { nl: 'Iets anders' }, text: { nl: 'Iets' } } };
  expect((await send(desk, other)).json).toMatchObject({ code: 'too_many_requests' });
  await send(desk, { ...other, search: { from: '2026-07-01' } });
  const third = await send(desk, { ...other, search: { from: '2026-07-01' } });
  expect(third.json).toMatchObject({ code: 'too_many_requests' });
  expect((await countOf({ search })).most).toBe(1);
  await settings.change('general', { limits: {} });
  const mails = await app.db.selectFrom('job').select('id').where('kind', '=', 'mail.bulk').execute();
  expect(mails).toHaveLength(3);
});

test('its words leave with the only one who got them, and from everywhere after thirty days', async () => {
  const only = await bookVisit(app, { email: 'enige@proefbad.example', date: '2026-05-19' });
  const own = { subject: { nl: 'Uw ketting is gevonden' }, text: { nl: 'Hij ligt klaar, mevrouw Enige.' } };
  await send(desk, { search: { q: only.number }, words: own });
  await app.services.jobs.runDueJobs();
  const written = () => app.db.selectFrom('bulkMail').select('words').where('words', 'is not', null).execute();
  expect(await written()).toHaveLength(2);
  const { customerId } = await app.db
    .selectFrom('reservation')
    .select('customerId')
    .where('id', '=', only.reservationId)
    .executeTakeFirstOrThrow();
  await app.advance({ minutes: 20 * 24 * 60 });
  const person = { venueId: proefbad.venueId, id: customerId! };
  expect(await inTransaction(app.db, (tx) => erasePerson(tx, person, { ignoresCards: true }))).toBe(true);
  expect(await written()).toEqual([{ words }]);
  await app.advance({ minutes: 32 * 24 * 60 });
  await app.services.jobs.runDueJobs();
  await endOutdated(app.db);
  expect(await written()).toEqual([]);
});
