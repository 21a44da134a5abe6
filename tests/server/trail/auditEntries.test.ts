import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { OperationId } from '#server/http/handlers.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { canaries } from './staffWorld.ts';
import { staffWrites } from './staffWrites.ts';
import type { World } from './staffWorld.ts';

type Operation = { operationId: OperationId; security?: Record<string, string[]>[] };
type Call = { id: OperationId; method: 'POST' | 'PUT' | 'DELETE'; path: string };

/** Change nothing: dry runs, searches, and the end of one's own logins, which the log tells. */
const writesNothing: OperationId[] = [
  'previewPlanningChange',
  'quoteStaffReservation',
  'quoteStaffItem',
  'listGiftCards',
  'listPromoCodes',
  'listSubscriptions',
  'listPayments',
  'listLedger',
  'createRepairs',
  'listMails',
  'listCustomers',
  'listReservations',
  'searchAuditEntries',
  'previewMail',
  'logoutStaff',
  'endStaffSession',
  'endOtherStaffSessions',
  'startSecondFactor',
  'startStaffPasskey',
];

const isByStaff = ({ security = [] }: Operation): boolean => security.some((scheme) => 'staffBearer' in scheme);

const writes = Object.entries(specification.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).flatMap(([method, operation]): Call[] =>
    ['post', 'put', 'delete'].includes(method) && isByStaff(operation)
      ? [{ id: operation.operationId, method: method.toUpperCase() as Call['method'], path }]
      : [],
  ),
);
const built = writes.filter(({ id }) => !writesNothing.includes(id));

let money: MoneyTest;
let app: TestApp;
let owner: StaffMember;
let world: World;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
  await createOrderCatalogue(app.db);
  owner = await staffMember(app, 'owner');
  world = {
    money,
    app,
    owner,
    settings: new SettingsEditor(app, owner.token),
    made: async (path, body) => {
      const answer = await owner.call<{ id: string }>('POST', path, body);
      expect(answer.status).toBe(201);
      return answer.json.data.id;
    },
  };
});
afterAll(() => money.opened.close());

const entriesOf = (requestId: string) =>
  app.db.selectFrom('auditEntry').selectAll().where('requestId', '=', requestId).orderBy('objectKind').execute();

async function callOf({ id, method, path }: Call) {
  const { params = {}, body, headers } = await staffWrites[id]!.prepare(world);
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name]!);
  const sent = { token: owner.token, ...(body === undefined ? {} : { body }), ...(headers && { headers }) };
  const answer = await app.call(method, `/api${filled}`, sent);
  return { answer, params, entries: await entriesOf(String(answer.headers['x-request-id'])) };
}

test('every operation by which staff change something has its call here', () => {
  expect(Object.keys(staffWrites).toSorted()).toEqual(built.map(({ id }) => id).toSorted());
});

describe('a call by staff leaves an entry with actor, object and request', () => {
  test.each(built)('$method $path', async (call) => {
    const { answer, entries } = await callOf(call);
    expect([answer.json, answer.status < 300]).toEqual([expect.anything(), true]);
    const about = { venueId: proefbad.venueId, actorKind: 'staff', actorId: 'st-owner', at: expect.any(Date) };
    expect(entries).toEqual(entries.map(() => expect.objectContaining(about)));
    expect(entries.map(({ objectKind, action }) => `${objectKind} ${action}`)).toEqual(staffWrites[call.id]!.leaves);
  });
});

const callNamed = (id: OperationId) => callOf(built.find((call) => call.id === id)!);

test('an entry has the fields that changed, as they were and as they are', async () => {
  const { entries, params } = await callNamed('updatePool');
  expect(entries).toMatchObject([
    { objectKind: 'pool', objectId: params['id'], oldValues: { capacity: 1 }, newValues: { capacity: 2 } },
  ]);
  const { entries: moves } = await callNamed('checkInReservation');
  expect(moves).toMatchObject([{ oldValues: { state: 'confirmed' }, newValues: { state: 'checked_in' } }]);
  const { entries: removals } = await callNamed('deletePool');
  expect(removals).toMatchObject([{ oldValues: { name: 'Bad', capacity: 1 }, newValues: null }]);
});

test('of what people wrote and of codes an entry only says that they changed', async () => {
  const { entries } = await callNamed('updateStaffReservation');
  expect(entries).toMatchObject([{ oldValues: {}, newValues: { note: 'withheld' } }]);
  const { rows } = await sql<{ text: string }>`select audit_entry::text as text from audit_entry`.execute(app.db);
  const written = rows.map(({ text }) => text).join('\n');
  expect(Object.values(canaries).filter((canary) => written.includes(canary))).toEqual([]);
  expect(written).not.toMatch(/proefbad\.example|geheim-123/i);
});

test('a change that changes nothing leaves no entry', async () => {
  const body = { name: 'Stil', capacity: 4 };
  const id = await world.made('/pools', body);
  const answer = await owner.call('PUT', `/pools/${id}`, { ...body, version: 1 });
  expect(answer.status).toBe(200);
  expect(await entriesOf(String(answer.headers['x-request-id']))).toEqual([]);
});

test('a change that is refused leaves no entry', async () => {
  const id = await world.made('/pools', { name: 'Vast', capacity: 4 });
  const answer = await owner.call('PUT', `/pools/${id}`, { name: 'Vast', capacity: 5, version: 9 });
  expect(answer.status).toBe(409);
  expect(await entriesOf(String(answer.headers['x-request-id']))).toEqual([]);
});

test('what follows from what a visitor does is an entry of the system', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards({ message: canaries.note });
  await (await buyer.toPayment()).paid(money.opened.provider);
  const [card] = await app.db
    .selectFrom('giftCard')
    .select('id')
    .where('reservationId', '=', buyer.reservationId)
    .execute();
  const entries = await app.db.selectFrom('auditEntry').selectAll().where('objectId', '=', card!.id).execute();
  expect(entries).toMatchObject([
    { actorKind: 'system', actorId: null, action: 'created', newValues: { kind: 'giftCard', amount: 5000 } },
  ]);
});

test('an entry is never changed and never removed', async () => {
  await callNamed('createPool');
  const refused = /not changed or removed/;
  await expect(app.db.updateTable('auditEntry').set({ action: 'read' }).execute()).rejects.toThrow(refused);
  await expect(app.db.deleteFrom('auditEntry').execute()).rejects.toThrow(refused);
  await expect(sql`truncate audit_entry`.execute(app.db)).rejects.toThrow(refused);
});
