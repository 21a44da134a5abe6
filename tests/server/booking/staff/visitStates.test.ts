import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let desk: StaffMember;
let content: StaffMember;

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  content = await staffMember(app, 'content');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

let guests = 0;

async function booked() {
  guests += 1;
  const date = `2026-05-${String(10 + guests)}`;
  return bookVisit(app, { email: `gast-${guests}@proefbad.example`, date, comment: 'Rolstoel' });
}

type StaffAction = 'check-in' | 'check-out' | 'no-show' | 'undo';

const say = (action: StaffAction, id: string, staff: StaffMember = desk) =>
  staff.call<StaffReservation>('POST', `/reservations/${id}/${action}`);

test('staff read who comes, what each guest has, what is open and what happened', async () => {
  const { reservationId, number } = await booked();
  const { status, json } = await desk.call<StaffReservation>('GET', `/reservations/${reservationId}`);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    number,
    slug: 'op-locatie',
    state: 'confirmed',
    customer: { firstName: 'Wilma', lastName: 'Kanarie', email: 'gast-1@proefbad.example' },
    personCount: 2,
    startDate: '2026-05-11',
    startTime: '10:00',
    endTime: '22:00',
    comment: 'Rolstoel',
    note: '',
    totalPaid: 0,
    expiresAt: null,
    payments: [],
    sequence: 0,
  });
  expect(json.data.totalOpen).toBe(json.data.total);
  expect(json.data.persons.map(({ products }) => products.map(({ name }) => name))).toEqual([
    expect.arrayContaining(['Entree']),
    expect.arrayContaining(['Entree']),
  ]);
  expect(json.data.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['customer.linked', 'confirmed']));
});

test('a number opens its reservation, and another number none', async () => {
  const { reservationId, number } = await booked();
  const byNumber = await desk.call<StaffReservation>('GET', `/reservations/by-number/${number}`);
  expect(byNumber.json.data.id).toBe(reservationId);
  const none = await desk.call('GET', '/reservations/by-number/K-0000-0000');
  expect(none.json.code).toBe('reservation_not_found');
  expect((await desk.call('GET', '/reservations/by-number/nummer')).json.code).toBe('validation_failed');
});

test('guests come and go, and a mistake is taken back', async () => {
  const { reservationId: id } = await booked();
  const states: (string | undefined)[] = [];
  for (const action of ['no-show', 'undo', 'check-in', 'undo', 'no-show', 'check-in', 'check-out'] as const) {
    states.push((await say(action, id)).json.data?.state);
  }
  expect(states).toEqual(['no_show', 'confirmed', 'checked_in', 'confirmed', 'no_show', 'checked_in', 'completed']);
  const { events } = (await desk.call<StaffReservation>('GET', `/reservations/${id}`)).json.data;
  expect(events.filter(({ actor }) => actor === 'st-desk').map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'no_show from: confirmed',
    'undone from: no_show',
    'checked_in from: confirmed',
    'undone from: checked_in',
    'no_show from: confirmed',
    'checked_in from: no_show',
    'completed from: checked_in',
  ]);
});

test.each([
  ['check-out', 'confirmed', []],
  ['undo', 'completed', ['check-in', 'check-out']],
  ['no-show', 'checked_in', ['check-in']],
  ['check-in', 'completed', ['check-in', 'check-out']],
] as const)('%s is refused for what is %s', async (action, state, before) => {
  const { reservationId: id } = await booked();
  for (const step of before) await say(step, id);
  expect((await say(action, id)).json.code).toBe('version_conflict');
  expect((await desk.call<StaffReservation>('GET', `/reservations/${id}`)).json.data.state).toBe(state);
});

test('what is said twice is done once', async () => {
  const { reservationId: id } = await booked();
  const answers = await Promise.all(Array.from({ length: 8 }, () => say('check-in', id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { events } = answers[0]!.json.data;
  expect(events.filter(({ kind }) => kind === 'checked_in')).toHaveLength(1);
});

test('a hold cannot be checked in', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  expect((await say('check-in', visitor.reservationId)).json.code).toBe('version_conflict');
});

test('staff keep a note that no guest reads, and hear when somebody was first', async () => {
  const { reservationId: id } = await booked();
  const write = (body: object) => desk.call<StaffReservation>('PUT', `/reservations/${id}`, body);
  const written = await write({ note: 'Krijgt kamer 3', sequence: 0 });
  expect(written.json.data).toMatchObject({ note: 'Krijgt kamer 3', sequence: 1, startTime: '10:00' });
  expect((await write({ note: 'Anders', sequence: 0 })).json.code).toBe('version_conflict');
  expect((await write({ note: 'Zaterdag', date: '2026-06-01', sequence: 1 })).json.code).toBe('validation_failed');
  await app.services.jobs.runDueJobs();
  expect(JSON.stringify(app.mails)).not.toContain('kamer 3');
});

test('who writes the texts sees no reservations', async () => {
  const { reservationId, number } = await booked();
  expect((await content.call('GET', `/reservations/${reservationId}`)).status).toBe(403);
  expect((await content.call('GET', `/reservations/by-number/${number}`)).status).toBe(403);
  expect((await say('check-in', reservationId, content)).status).toBe(403);
  expect((await content.call('PUT', `/reservations/${reservationId}`, { note: 'x', sequence: 0 })).status).toBe(403);
});
