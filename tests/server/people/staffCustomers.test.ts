import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditAction,
  CustomerDetails,
  CustomerNote,
  CustomerSummary,
  DayBoard,
  GiftCardIssued,
  Customer,
  PersonalData,
  StaffReservation,
  StandardRole,
} from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let staff: Record<StandardRole, StaffMember>;
let visitor: Visitor;
let id: string;
beforeAll(async () => {
  app = await testApp();
  const [owner, planner, desk, content] = await Promise.all(
    (['owner', 'planner', 'desk', 'content'] as const).map((role) => staffMember(app, role)),
  );
  staff = { owner: owner!, planner: planner!, desk: desk!, content: content! };
  visitor = new Visitor(app, { persons: 1 });
  await visitor.hold();
  await visitor.checkin([1]);
  const form = customerForm({
    firstName: 'Sanne',
    middleName: 'van',
    lastName: 'Dijk',
    email: 'sanne@proefbad.example',
  });
  const answer = await visitor.call('POST', '/customers/register', { ...form, password: 'geheim-123' });
  visitor.token = answer.json.data.accessToken;
  await visitor.link();
  await visitor.prepare();
  expect((await visitor.payOnLocation()).status).toBe(200);
  const other = {
    ...customerForm({ firstName: 'Pim', lastName: 'Bos', email: 'pim@proefbad.example', phone: '0687654321' }),
  };
  await app.call('POST', '/api/customers/register', { body: { ...other, password: 'geheim-123' } });
  id = (await search('sanne'))[0]!.id;
});
afterAll(() => app.close());

async function search(q: string): Promise<CustomerSummary[]> {
  const answer = await staff.desk.call<CustomerSummary[]>('POST', '/customers/search', { q });
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const namesFor = async (q: string): Promise<string[]> => (await search(q)).map(({ name }) => name);

const entries = (action: AuditAction) =>
  app.db.selectFrom('auditEntry').select(['actorId', 'objectId']).where('action', '=', action).execute();

test('a customer is found by name, address, phone and the number of a reservation', async () => {
  const { number } = await app.db.selectFrom('reservation').select('number').executeTakeFirstOrThrow();
  const questions = ['sanne dijk', 'SANNE@', '06 1234 5678', '0612345678', number!.toLowerCase()];
  for (const q of questions) expect([q, await namesFor(q)]).toEqual([q, ['Sanne van Dijk']]);
  expect(await namesFor('')).toEqual(['Pim Bos', 'Sanne van Dijk']);
  expect(await search('%')).toEqual([]);
  expect(await entries('searched')).toEqual([{ actorId: 'st-desk', objectId: 'all' }]);
});

test('a customer is found by the gift card that they bought or paid with, also by a scan of it', async () => {
  const cardOf = async (): Promise<GiftCardIssued> => {
    const form = { amount: 5000, reason: 'Balie', email: null };
    return (await staff.owner.call<GiftCardIssued>('POST', '/gift-cards', form)).json.data;
  };
  const [bought, spent, unused] = [await cardOf(), await cardOf(), await cardOf()];
  const { reservationId } = visitor;
  await app.db.updateTable('giftCard').set({ reservationId }).where('id', '=', bought.giftCard.id).execute();
  await app.db
    .insertInto('redemption')
    .values({
      venueId: 'proefbad',
      id: 'rd-1',
      reservationId,
      kind: 'giftCard',
      giftCardId: spent.giftCard.id,
      promoCodeId: null,
      amount: 100,
      state: 'confirmed',
    })
    .execute();
  expect(await namesFor(bought.code)).toEqual(['Sanne van Dijk']);
  expect(await namesFor(`https://proefbad.example/saldo#giftCard=${spent.code}`)).toEqual(['Sanne van Dijk']);
  expect(await namesFor(unused.code)).toEqual([]);
  await app.db.deleteFrom('redemption').where('id', '=', 'rd-1').execute();
});

test('staff see what a customer booked, and that they looked is written down', async () => {
  const { status, json } = await staff.desk.call<CustomerDetails>('GET', `/customers/${id}`);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    customer: { id, firstName: 'Sanne', email: 'sanne@proefbad.example' },
    reservations: [{ id: visitor.reservationId }],
    pastReservations: [],
    orders: [],
    subscriptions: [],
    giftCards: [],
  });
  expect(json.data.reservations[0]).not.toHaveProperty('ref');
  expect(await entries('read')).toEqual([{ actorId: 'st-desk', objectId: id }]);
  expect((await staff.desk.call('GET', '/customers/niemand')).json.code).toBe('not_found');
});

test('staff change details; another address is confirmed by its mail first, and the old one is told', async () => {
  const form = customerForm({
    firstName: 'Sanne',
    middleName: 'van',
    lastName: 'Dijk-Smit',
    email: 'nieuw@proefbad.example',
  });
  const answer = await staff.desk.call<Customer>('PUT', `/customers/${id}`, form);
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  expect(answer.json.data).toMatchObject({
    lastName: 'Dijk-Smit',
    email: 'sanne@proefbad.example',
    pendingEmail: 'nieuw@proefbad.example',
  });
  expect(await entries('changed')).toEqual([{ actorId: 'st-desk', objectId: id }]);
  const changed = app.db.selectFrom('auditEntry').select(['oldValues', 'newValues']).where('action', '=', 'changed');
  const names = { lastName: 'withheld', email: 'withheld' };
  expect(await changed.execute()).toEqual([{ oldValues: names, newValues: names }]);
  await app.services.jobs.runDueJobs();
  expect(app.confirmationMails.map(({ to }) => to)).toContain('nieuw@proefbad.example');
  expect(app.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    'sanne@proefbad.example',
    'Je e-mailadres bij Proefbad wordt gewijzigd',
  ]);
  const refused = await staff.desk.call('PUT', `/customers/${id}`, { ...form, email: 'pim@proefbad.example' });
  expect(refused.json.code).toBe('email_taken');
});

const noteOf = async (): Promise<CustomerNote> =>
  (await staff.desk.call<CustomerDetails>('GET', `/customers/${id}`)).json.data.note;

test('staff note about a customer; of two who write, the second is told and overwrites nothing', async () => {
  const path = `/customers/${id}/note`;
  const first = await noteOf();
  expect(first).toEqual({ text: '', version: 1 });
  const written = await staff.desk.call<CustomerNote>('PUT', path, { ...first, text: 'Allergisch voor lavendel' });
  expect([written.status, written.json.data]).toEqual([200, { text: 'Allergisch voor lavendel', version: 2 }]);
  const late = await staff.planner.call('PUT', path, { ...first, text: 'Zit graag aan het raam' });
  expect([late.status, late.json.code]).toEqual([409, 'version_conflict']);
  expect(await noteOf()).toEqual(written.json.data);
  const entry = app.db.selectFrom('auditEntry').select(['actorId', 'objectId', 'newValues']);
  expect(await entry.where('action', '=', 'changed').where('objectId', '=', id).execute()).toContainEqual({
    actorId: 'st-desk',
    objectId: id,
    newValues: { note: 'withheld' },
  });
});

test('who changed the details meanwhile does not stand in the way of a note, and details keep the note', async () => {
  const before = await noteOf();
  const form = customerForm({ firstName: 'Sanne', lastName: 'Dijk', email: 'sanne@proefbad.example' });
  expect((await staff.planner.call('PUT', `/customers/${id}`, form)).status).toBe(200);
  expect(await noteOf()).toEqual(before);
  const answer = await staff.desk.call('PUT', `/customers/${id}/note`, { ...before, text: 'Allergisch voor munt' });
  expect(answer.status).toBe(200);
});

test('the note is with the reservation for staff, and neither searched nor shown to the customer', async () => {
  const seen = await staff.desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect(seen.json.data).toMatchObject({ note: '', customerNote: 'Allergisch voor munt' });
  const board = await staff.desk.call<DayBoard>('GET', `/day-board/${seen.json.data.startDate}`);
  expect(board.json.data.arrivals).toMatchObject([{ hasComment: true }]);
  expect(await search('munt')).toEqual([]);
  const byNote = await staff.desk.call<unknown[]>('POST', '/reservations/search', { q: 'munt' });
  expect([byNote.status, byNote.json.data]).toEqual([200, []]);
  const own = await app.call('GET', '/api/customers', { token: visitor.token! });
  expect([own.status, own.body.includes('munt')]).toEqual([200, false]);
});

test('a note is written by who may change customers, as long as it may be, about who is there', async () => {
  const write = (member: StaffMember, path: string, text: string) =>
    member.call('PUT', `/customers/${path}/note`, { text, version: 3 });
  expect((await write(staff.content, id, 'Nee')).json.code).toBe('forbidden');
  expect((await write(staff.desk, 'niemand', 'Nee')).json.code).toBe('not_found');
  expect((await write(staff.desk, id, 'a'.repeat(2001))).json.code).toBe('validation_failed');
  expect((await write(staff.desk, id, 'a'.repeat(2000))).status).toBe(200);
});

test('only who may erase customers exports or erases one, and proves who they are', async () => {
  const call = (role: StandardRole, action: string, password = staffPassword) =>
    staff[role].call<{ file: PersonalData }>('POST', `/customers/${id}/${action}`, { password });
  for (const role of ['planner', 'desk', 'content'] as const) {
    expect((await call(role, 'export')).json.code).toBe('forbidden');
    expect((await call(role, 'erase')).json.code).toBe('forbidden');
  }
  expect((await staff.content.call('POST', '/customers/search', {})).json.code).toBe('forbidden');
  expect((await app.call('POST', '/api/admin/customers/search', { body: {} })).status).toBe(401);
  const wrong = await call('owner', 'export', 'fout');
  expect(wrong.json.errors).toEqual([{ pointer: '/password', code: 'password_wrong' }]);
  const answer = await call('owner', 'export');
  expect([answer.status, answer.json.data.file.customer.id]).toEqual([200, id]);
  expect(await entries('exported')).toEqual([{ actorId: 'st-owner', objectId: id }]);
  expect((await call('owner', 'erase')).json.code).toBe('in_use');
});

test('staff end every login of a customer, of this venue only', async () => {
  const form = customerForm({ firstName: 'Kwijt', lastName: 'Geraakt', email: 'kwijt@proefbad.example' });
  const password = 'geheim-123';
  const registered = await app.call('POST', '/api/customers/register', { body: { ...form, password } });
  const login = await app.call('POST', '/api/customers/login', { body: { email: form['email'], password } });
  const tokens = [registered, login].map(({ json }) => json.data.accessToken as string);
  const statuses = () =>
    Promise.all(tokens.map(async (token) => (await app.call('GET', '/api/customers', { token })).status));
  expect(await statuses()).toEqual([200, 200]);
  const lost = (await search('kwijt'))[0]!.id;
  expect((await staff.content.call('DELETE', `/customers/${lost}/sessions`)).json.code).toBe('forbidden');
  expect((await staff.desk.call('DELETE', '/customers/geen/sessions')).json.code).toBe('not_found');
  expect(await statuses()).toEqual([200, 200]);
  expect((await staff.desk.call('DELETE', `/customers/${lost}/sessions`)).status).toBe(204);
  expect(await statuses()).toEqual([401, 401]);
  expect(await entries('loggedOut')).toEqual([{ actorId: 'st-desk', objectId: lost }]);
});
