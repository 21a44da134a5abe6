import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#server/http/handlers.ts';
import type { TestApp } from '#tests/support/app.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { Buyer, orders } from '#tests/support/orderCatalogue.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { canaries } from './staffWorld.ts';
import { staffWrites } from './staffWrites.ts';
import type { World } from './staffWorld.ts';
import { openWorld } from './openWorld.ts';
import { preparedCall, staffCalls } from './staffCalls.ts';
import type { StaffCall } from './staffCalls.ts';

let app: TestApp;
let owner: StaffMember;
let world: World;

beforeAll(async () => {
  world = await openWorld();
  ({ app, owner } = world);
});
afterAll(() => world.money.opened.close());

const entriesOf = (requestId: string) =>
  app.db.selectFrom('auditEntry').selectAll().where('requestId', '=', requestId).orderBy('objectKind').execute();

async function callOf(call: StaffCall) {
  const { params, send } = await preparedCall(world, call);
  const answer = await send();
  return { answer, params, entries: await entriesOf(String(answer.headers['x-request-id'])) };
}

test('every operation by which staff change something has its call here', () => {
  expect(Object.keys(staffWrites).toSorted()).toEqual(staffCalls.map(({ id }) => id).toSorted());
});

describe('a call by staff leaves an entry with actor, object and request', () => {
  test.each(staffCalls)('$method $path', async (call) => {
    const { answer, entries } = await callOf(call);
    expect([answer.json, answer.status < 300]).toEqual([expect.anything(), true]);
    const about = { venueId: proefbad.venueId, actorKind: 'staff', actorId: 'st-owner', at: expect.any(Date) };
    expect(entries).toEqual(entries.map(() => expect.objectContaining(about)));
    expect(entries.map(({ objectKind, action }) => `${objectKind} ${action}`)).toEqual(staffWrites[call.id]!.leaves);
  });
});

const callNamed = (id: OperationId) => callOf(staffCalls.find((call) => call.id === id)!);

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

test('a change that is rolled back after its entry was written leaves neither', async () => {
  const pool = { name: 'Terug', capacity: 4 };
  const id = await world.made('/pools', pool);
  let written = 0;
  const restore = interceptStatements(app.db, async (statement, send) => {
    const result = await send(statement);
    if (!statement.sql.startsWith('insert into "audit_entry"')) return result;
    written += 1;
    throw new Error('the connection broke');
  });
  const answer = await owner.call('PUT', `/pools/${id}`, { ...pool, capacity: 5, version: 1 });
  restore();
  expect([answer.status, written]).toEqual([500, 1]);
  expect(await entriesOf(String(answer.headers['x-request-id']))).toEqual([]);
  expect((await owner.call('GET', `/pools/${id}`)).json.data).toMatchObject({ ...pool, version: 1 });
});

test('what follows from what a visitor does is an entry of the system', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards({ message: canaries.note });
  await (await buyer.toPayment()).paid(world.money.opened.provider);
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
