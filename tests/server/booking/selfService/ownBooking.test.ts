import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerReservation, OwnBooking } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookedOnLocation, OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'ander' });
    },
  });
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const refusal = async (guest: OwnGuest): Promise<unknown[]> => {
  const { status, json } = await guest.call('GET', '');
  return [status, json.code];
};

test('the link in the mail opens the booking, without login', async () => {
  const { visitor } = await bookedOnLocation(app);
  await app.services.jobs.runDueJobs();
  const mail = app.mails.at(-1)!;
  const ref = /\/reservation\/manage\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect(mail.text).toContain('Bekijk of wijzig je reservering');
  expect(mail.html).toContain(`/reservation/manage/${ref}`);
  const own = await new OwnGuest(app, ref).read();
  expect(own).toMatchObject({
    state: 'confirmed',
    personCount: 2,
    startDate: '2026-05-12',
    startTime: '10:00',
    endTime: '14:00',
    total: 6000,
    totalOpen: 6000,
    sequence: 0,
    changesUntil: '2026-05-11T08:00:00.000Z',
    changesClosed: null,
  } satisfies Partial<OwnBooking>);
  expect(own.number).toMatch(/^K-/);
  expect(Math.sqrt(own.qr.length) % 1).toBe(0);
  expect(JSON.stringify(own)).not.toContain('Wilma');
  expect(app.logged.join('')).not.toContain(ref);
  expect(ref).toBe(refOf(visitor.reservationId));
});

test('the account has the same link', async () => {
  const { visitor } = await bookedOnLocation(app);
  const { json } = await app.call<CustomerReservation[]>('GET', '/api/customers/reservations', {
    token: visitor.token,
  });
  expect(json.data[0]?.ref).toBe(refOf(visitor.reservationId));
});

test('its appointment comes by the same link', async () => {
  const { guest } = await bookedOnLocation(app);
  const answer = await guest.call('GET', '/calendar.ics');
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toContain('DTSTART;TZID=Europe/Amsterdam:20260512T100000');
});

test('so does its receipt', async () => {
  const { guest } = await bookedOnLocation(app, { date: '2026-05-14' });
  const answer = await guest.call('GET', '/receipt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.body.startsWith('%PDF-')).toBe(true);
  expect((await new OwnGuest(app, `${guest.ref}x`).call('GET', '/receipt')).json.code).toBe('token_invalid');
});

test('a link that was changed or is of another venue opens nothing, and so does one of what was never booked', async () => {
  const { guest } = await bookedOnLocation(app);
  const [first, ...rest] = guest.ref;
  expect(await refusal(new OwnGuest(app, (first === 'A' ? 'B' : 'A') + rest.join('')))).toEqual([404, 'token_invalid']);
  expect(await refusal(new OwnGuest(app, `${guest.ref}x`))).toEqual([404, 'token_invalid']);
  const elsewhere = await app.call('GET', `/api/self-service/${guest.ref}`, { appTag: 'ander' });
  expect([elsewhere.status, elsewhere.json.code]).toEqual([404, 'token_invalid']);
  const held = await new Visitor(app).readyToPay();
  expect(await refusal(new OwnGuest(app, refOf(held.reservationId)))).toEqual([404, 'token_invalid']);
});

test('a day before the visit changes close, and the day after it the link works for the last time', async () => {
  const other = await testApp();
  const { guest } = await bookedOnLocation(other, { date: '2026-05-08' });
  expect((await guest.read()).changesClosed).toBeNull();
  await other.advance({ minutes: 6 * 24 * 60 + 61 });
  expect((await guest.read()).changesClosed).toBe('too_late');
  expect((await guest.quote({ kind: 'cancel' })).json.code).toBe('changes_closed');
  await other.advance({ minutes: 2 * 24 * 60 });
  expect((await guest.read()).changesClosed).toBe('too_late');
  await other.advance({ minutes: 24 * 60 });
  expect(await refusal(guest)).toEqual([404, 'link_expired']);
  await other.close();
});

test('where the venue leaves changes to its staff, the mail says how to cancel and nothing can be changed', async () => {
  const closed = { selfService: { enabled: false, noticeHours: 24 } };
  const other = await testApp({ seed: (db) => createProefbad(db, { settings: closed }) });
  const { guest } = await bookedOnLocation(other);
  await other.services.jobs.runDueJobs();
  const { text } = other.mails.at(-1)!;
  expect(text).toContain('Bekijk je reservering: ');
  expect(text).toContain('Reservering annuleren: https://www.proefbad.example/annuleren');
  expect((await guest.read()).changesClosed).toBe('switched_off');
  for (const change of [{ kind: 'cancel' }, { kind: 'removeGuest', person: 1 }] as const)
    expect((await guest.quote(change)).json.code).toBe('changes_closed');
  expect((await guest.call('GET', '/days?from=2026-05-12&to=2026-05-14')).json.code).toBe('changes_closed');
  await other.close();
});

test('what was bought without a date has no page of its own', async () => {
  const { guest } = await bookedOnLocation(app, { date: '2026-05-13' });
  const flow = app.db.updateTable('flow').where('id', '=', proefbad.flows.location.id);
  await flow.set({ type: 5 }).execute();
  expect(await refusal(guest)).toEqual([404, 'token_invalid']);
  await flow.set({ type: 1 }).execute();
  expect((await guest.read()).number).toMatch(/^K-/);
});
