import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffMail } from '#contract/names.ts';
import { MailRefused } from '#server/adapters/mail/mailPort.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { audit } from '#tests/support/audit.ts';
import { searchOf } from '#tests/support/searchOf.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { bookAtDesk, entryForm } from '#tests/support/desk.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let desk: StaffMember;
let content: StaffMember;
const sent: Mail[] = [];
const refused = new Set<string>();

const mails = async (query = '') => (await desk.call<StaffMail[]>('POST', '/mails/search', searchOf(query))).json.data;
const runJobs = () => kuur.services.jobs.runDueJobs();

beforeAll(async () => {
  const mail = {
    send: async (message: Mail) => {
      if (refused.has(message.to)) throw new MailRefused('unknown user');
      sent.push(message);
    },
    close: async () => undefined,
  };
  kuur = await testApp({ mail });
  desk = await staffMember(kuur, 'desk');
  content = await staffMember(kuur, 'content');
});
afterAll(async () => {
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

test('staff see a mail wait, then sent', async () => {
  const { reservationId, number } = await bookVisit(kuur, { language: 'de' });
  const row = {
    id: expect.any(String),
    kind: 'confirmation',
    to: 'wilma@proefbad.example',
    language: 'de',
    reservationId,
    attempts: 0,
    lastError: null,
    createdAt: expect.any(String),
  };
  expect(await mails(`?q=${number}`)).toEqual([{ ...row, state: 'waiting', sentAt: null }]);
  await runJobs();
  expect(await mails(`?q=${number}`)).toEqual([{ ...row, attempts: 1, state: 'sent', sentAt: expect.any(String) }]);
  expect(await mails('?filter=state:dead')).toEqual([]);
});

test('a mail that the address refused is a dead letter, and goes out when it is tried again', async () => {
  refused.add('weg@proefbad.example');
  const { reservationId } = await bookVisit(kuur, { email: 'weg@proefbad.example', date: '2026-05-17' });
  await runJobs();
  const [dead] = await mails('?filter=state:dead');
  expect(dead).toMatchObject({ reservationId, attempts: 1, lastError: 'PermanentFailure' });
  refused.clear();
  const again = await desk.call<StaffMail>('POST', `/mails/${dead!.id}/retry`);
  expect(again.json.data).toMatchObject({ id: dead!.id, state: 'waiting', attempts: 0 });
  await runJobs();
  expect(sent.filter(({ to }) => to === 'weg@proefbad.example')).toHaveLength(1);
  expect((await mails(`?filter=reservationId:${reservationId}`)).map(({ state }) => state)).toEqual(['sent']);
  await desk.call('POST', `/mails/${dead!.id}/retry`);
  expect(await runJobs()).toBe(0);
});

test('a confirmation that is sent again is another mail about the same appointment', async () => {
  const { reservationId } = await bookVisit(kuur, { email: 'nogmaals@proefbad.example', date: '2026-05-18' });
  await runJobs();
  expect((await desk.call('POST', `/reservations/${reservationId}/confirmation-mail`)).status).toBe(204);
  await runJobs();
  const [first, second] = sent.filter(({ to, calendar }) => to === 'nogmaals@proefbad.example' && calendar);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.calendar).toEqual(first?.calendar);
  expect(second?.messageId).not.toBe(first?.messageId);
  const unknown = await desk.call('POST', '/reservations/nergens/confirmation-mail');
  expect(unknown.json.code).toBe('reservation_not_found');
});

test('of a booking without a guest that is known there is nobody to send the confirmation to', async () => {
  const booked = await bookAtDesk(desk, entryForm(1, { date: '2026-05-19' }));
  expect(booked.status).toBe(201);
  const sentAgain = await desk.call('POST', `/reservations/${booked.json.data.id}/confirmation-mail`);
  expect([sentAgain.status, sentAgain.json.code]).toEqual([409, 'user_missing']);
});

test('who writes the texts sees no mails, and an unknown mail is not found', async () => {
  expect((await content.call('POST', '/mails/search', {})).status).toBe(403);
  expect((await content.call('POST', '/mails/x/retry')).status).toBe(403);
  expect((await desk.call('POST', '/mails/x/retry')).json.code).toBe('not_found');
});
