import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Pool, PoolException } from '#contract/names.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { TestApp } from '#tests/support/app.ts';
import { claimStay } from '#tests/support/claimStay.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { insertHold } from '#tests/support/hold.ts';
import {
  groupInside,
  blockingReservations,
  planningApp,
  previewed,
  previewedReservations,
  refusal,
  tuesday,
  wrongFields,
} from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { expectCountersToFit } from '#tests/support/visitor.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let planner: StaffMember;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await emptyBook(kuur.db, ['pool_exception', 'pool_hours']);
  await sql`update pool set capacity = 10 where venue_id = 'proefbad' and id = 'baden'`.execute(kuur.db);
});

const baths = async (): Promise<Pool> => (await planner.call<Pool>('GET', '/pools/baden')).json.data;
const resize = async (capacity: number, force = '') =>
  planner.call<Pool>('PUT', `/pools/baden${force}`, { name: 'Baden', capacity, version: (await baths()).version });
const except = (capacity: number, change: object = {}, force = '') =>
  planner.call<PoolException>('POST', `/pool-exceptions${force}`, {
    poolId: 'baden',
    fromDate: tuesday,
    toDate: tuesday,
    capacity,
    ...change,
  });
const counters = async (): Promise<string[]> => {
  const rows = await kuur.db
    .selectFrom('poolBucket')
    .select(['booked', 'capacity'])
    .distinct()
    .orderBy('capacity')
    .execute();
  return rows.map(({ booked, capacity }) => `${booked} of ${capacity}`);
};

test('a pool is made, read, changed and removed', async () => {
  const made = await planner.call<Pool>('POST', '/pools', { name: 'Hammam', capacity: 8 });
  expect(made.status).toBe(201);
  const { id } = made.json.data;
  expect((await planner.call('GET', `/pools/${id}`)).json.data).toEqual({
    id,
    name: 'Hammam',
    capacity: 8,
    hours: [],
    version: 1,
  });
  const change = { name: 'Stoombad', capacity: 6, version: 1 };
  const changed = await planner.call('PUT', `/pools/${id}`, change);
  expect(changed.json.data).toEqual({ id, name: 'Stoombad', capacity: 6, hours: [], version: 2 });
  expect(refusal(await planner.call('PUT', `/pools/${id}`, change))).toEqual([409, 'version_conflict']);
  expect((await planner.call<Pool[]>('GET', '/pools?sort=-name&q=BAD')).json.data.map(({ name }) => name)).toEqual([
    'Stoombad',
    'Baden',
  ]);
  expect((await planner.call('DELETE', `/pools/${id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE'] as const) {
    expect(refusal(await planner.call(method, `/pools/${id}`))).toEqual([404, 'not_found']);
  }
  expect(wrongFields(await planner.call('POST', '/pools', { name: ' ', capacity: 1 }))).toEqual(['/name required']);
});

test('a pool stays while products take places in it', async () => {
  const answer = await planner.call('DELETE', '/pools/baden');
  expect(refusal(answer)).toEqual([409, 'in_use']);
  expect(answer.json.usedBy?.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['product hammam', 'product verblijf']);
});

test('a pool without products but with bookings ahead stays too', async () => {
  const pool = (await planner.call<Pool>('POST', '/pools', { name: 'Zwembad', capacity: 5 })).json.data;
  const hold = await insertHold(kuur.db, { day: tuesday });
  const stay = { poolId: pool.id, day: tuesday, fromMinute: 600, toMinute: 660, units: 1 };
  await inTransaction(kuur.db, (tx) => claimStay(tx, hold, stay));
  expect(blockingReservations(await planner.call('DELETE', `/pools/${pool.id}`))).toEqual([hold.reservationId]);
  const change = { kind: 'pool' as const, id: pool.id, delete: true, fromDate: tuesday, toDate: tuesday };
  expect(await previewedReservations(planner, change)).toEqual([hold.reservationId]);
  await kuur.advance({ minutes: 21 });
  expect((await planner.call('DELETE', `/pools/${pool.id}`)).status).toBe(204);
});

test('a larger pool has its new places at once on days that were booked already', async () => {
  await groupInside(kuur, 10);
  expect(await counters()).toEqual(['10 of 10']);
  expect((await resize(12)).status).toBe(200);
  expect(await counters()).toEqual(['10 of 12']);
  await groupInside(kuur, 2);
  await expectCountersToFit(kuur);
});

test('a pool does not become smaller than what is booked: who booked last stands in the way', async () => {
  const [first, second, third] = [await groupInside(kuur, 4), await groupInside(kuur, 3), await groupInside(kuur, 1)];
  const change = { kind: 'pool' as const, id: 'baden', capacity: 5, fromDate: tuesday, toDate: tuesday };
  const refused = await resize(5);
  expect(blockingReservations(refused)).toEqual([second.reservationId, third.reservationId].toSorted());
  expect(await previewedReservations(planner, change)).toEqual(blockingReservations(refused));
  await kuur.db
    .updateTable('reservation')
    .set({ state: 'confirmed', number: 'K-1' })
    .where('id', '=', third.reservationId)
    .execute();
  expect(blockingReservations(await resize(1))).toEqual([first.reservationId, second.reservationId].toSorted());
  expect(await counters()).toEqual(['8 of 10']);
  expect((await resize(8)).status).toBe(200);
  expect(await counters()).toEqual(['8 of 8']);
});

test('a forced smaller pool keeps its bookings, and loses a place with each release', async () => {
  const [first, second] = [await groupInside(kuur, 4), await groupInside(kuur, 4)];
  expect((await resize(5, '?force=true')).status).toBe(200);
  expect(await counters()).toEqual(['8 of 8']);
  const items = (await second.read()).json.data.persons.map(({ products }) => products[0]?.itemId);
  const cancel = (visitor: Visitor, id = '') => visitor.call('DELETE', `/reservation/${visitor.slug}/product/${id}`);
  expect((await cancel(second, items[0])).status).toBe(200);
  expect(await counters()).toEqual(['7 of 7']);
  for (const id of items.slice(1)) await cancel(second, id);
  expect(await counters()).toEqual(['4 of 5']);
  await expectCountersToFit(kuur);
  expect((await first.read()).json.data.persons).toHaveLength(4);
});

test('an exception is made, read, changed and removed, and the counters follow', async () => {
  await groupInside(kuur, 4);
  const made = await except(6);
  expect(made.status).toBe(201);
  const { id } = made.json.data;
  expect(await counters()).toEqual(['4 of 6']);
  const stored = { id, poolId: 'baden', fromDate: tuesday, toDate: tuesday, block: null, capacity: 6, version: 1 };
  expect((await planner.call('GET', `/pool-exceptions/${id}`)).json.data).toEqual(stored);
  const { id: _, ...change } = { ...stored, capacity: 20 };
  const changed = await planner.call('PUT', `/pool-exceptions/${id}`, change);
  expect(changed.json.data).toEqual({ ...stored, capacity: 20, version: 2 });
  expect(await counters()).toEqual(['4 of 20']);
  expect(refusal(await planner.call('PUT', `/pool-exceptions/${id}`, change))).toEqual([409, 'version_conflict']);
  expect((await planner.call('DELETE', `/pool-exceptions/${id}`)).status).toBe(204);
  expect(await counters()).toEqual(['4 of 10']);
  for (const method of ['GET', 'DELETE'] as const) {
    expect(refusal(await planner.call(method, `/pool-exceptions/${id}`))).toEqual([404, 'not_found']);
  }
});

test('of two exceptions on a day the smaller holds, and each is refused while more is booked', async () => {
  const [first, second] = [await groupInside(kuur, 4), await groupInside(kuur, 3)];
  expect((await except(8)).status).toBe(201);
  expect(blockingReservations(await except(4, { fromDate: '2026-05-01', toDate: '2026-05-31' }))).toEqual([
    second.reservationId,
  ]);
  const change = { kind: 'poolException' as const, poolId: 'baden', capacity: 3, fromDate: tuesday, toDate: tuesday };
  expect(await previewedReservations(planner, change)).toEqual([first.reservationId, second.reservationId].toSorted());
  expect((await except(4, {}, '?force=true')).status).toBe(201);
  expect(await counters()).toEqual(['7 of 7']);
});

test('an exception with bookings in its extra places is removed only when that is meant', async () => {
  const { id } = (await except(14)).json.data;
  await groupInside(kuur, 10);
  const late = await groupInside(kuur, 3);
  expect(blockingReservations(await planner.call('DELETE', `/pool-exceptions/${id}`))).toEqual([late.reservationId]);
  const gone = { kind: 'poolException' as const, id, delete: true, fromDate: tuesday, toDate: tuesday };
  expect(await previewedReservations(planner, gone)).toEqual([late.reservationId]);
  const moved = { poolId: 'baden', fromDate: '2026-05-13', toDate: '2026-05-13', capacity: 14 };
  const answer = await planner.call('PUT', `/pool-exceptions/${id}`, { ...moved, version: 1 });
  expect(blockingReservations(answer)).toEqual([late.reservationId]);
  expect(await previewedReservations(planner, { ...moved, kind: 'poolException', id })).toEqual([late.reservationId]);
  expect((await planner.call('DELETE', `/pool-exceptions/${id}?force=true`)).status).toBe(204);
  expect(await counters()).toEqual(['13 of 13']);
});

test('exceptions are found by pool and days, and refused with a pointer to what is wrong', async () => {
  await except(6);
  const total = async (query: string) => (await planner.call('GET', `/pool-exceptions${query}`)).json.meta;
  expect(await total('?filter=poolId:baden,fromDate:2026-05-12')).toMatchObject({ total: 1 });
  expect(await total('?filter=toDate:2026-05-11')).toMatchObject({ total: 0 });
  expect(wrongFields(await except(6, { toDate: '2026-05-01' }))).toEqual(['/toDate dates_reversed']);
  expect(wrongFields(await except(6, { poolId: 'nergens' }))).toEqual(['/poolId not_found']);
});

test('a stay that no longer fits can move to another time of its day, if there is room', async () => {
  await groupInside(kuur, 4, { startTime: '10:00', endTime: '14:00' });
  const late = await groupInside(kuur, 4, { startTime: '11:00', endTime: '15:00' });
  const change = { kind: 'pool' as const, id: 'baden', fromDate: tuesday, toDate: tuesday };
  expect(await previewed(planner, { ...change, capacity: 6 })).toEqual([
    ...Array<string>(2).fill('2026-05-12 11:00 Entree pool_full +'),
  ]);
  expect(await previewedReservations(planner, { ...change, capacity: 6 })).toEqual([late.reservationId]);
  expect(await previewed(planner, { ...change, capacity: 0 })).toHaveLength(8);
  expect((await previewed(planner, { ...change, capacity: 0 })).filter((line) => line.endsWith('+'))).toEqual([]);
  expect(await counters()).toContain('8 of 10');
});

test('a booking during a change of capacity is either seen by it or refused', async () => {
  for (const date of datesBetween('2026-05-12', '2026-05-23')) {
    const hold = await insertHold(kuur.db, { day: date });
    const stay = { poolId: 'baden', day: date, fromMinute: 600, toMinute: 720, units: 3 };
    const [booked, saved] = await Promise.all([
      inTransaction(kuur.db, (tx) => claimStay(tx, hold, stay)),
      except(2, { fromDate: date, toDate: date }),
    ]);
    if (booked === 'claimed') expect(blockingReservations(saved)).toEqual([hold.reservationId]);
    else expect(saved.status).toBe(201);
  }
  await expectCountersToFit(kuur);
});
