import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { AuditEntry, DayTimes, PoolException } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { blockingReservations, groupInside, planningApp, previewed, tuesday } from '#tests/support/planningApp.ts';
import { wrongFields } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

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

const noon = { from: '12:00', to: '14:00' };
const form = { poolId: 'baden', fromDate: tuesday, toDate: tuesday, block: noon, capacity: 4 };
const except = (change: object = {}, force = '') =>
  planner.call<PoolException>('POST', `/pool-exceptions${force}`, { ...form, ...change });
const arrivals = async (persons: number): Promise<string[]> => {
  const path = `/api/products/${proefbad.activity.xplanId}/times/${tuesday}?persons=${persons}`;
  return (await kuur.call<DayTimes>('GET', path)).json.data.arrivalTimes;
};
const counters = async (): Promise<string[]> => {
  const { rows } = await sql<{
    line: string;
  }>`select min(bucket) * 15 / 60 || ' ' || booked || ' of ' || capacity as line
    from pool_bucket group by booked, capacity order by min(bucket)`.execute(kuur.db);
  return rows.map(({ line }) => line);
};

test('an exception names its hours, keeps them until the form says the whole day, and its history tells', async () => {
  const stored = (await except()).json.data;
  expect(stored).toMatchObject({ block: noon, capacity: 4 });
  const listed = await planner.call<PoolException[]>('GET', '/pool-exceptions?filter=poolId:baden');
  expect(listed.json.data).toEqual([stored]);
  const evening = { from: '18:00', to: '24:00' };
  const put = async (change: object, version: number) =>
    (await planner.call<PoolException>('PUT', `/pool-exceptions/${stored.id}`, { ...form, ...change, version })).json;
  expect((await put({ block: evening }, 1)).data.block).toEqual(evening);
  expect((await put({ block: null }, 2)).data.block).toBe(null);
  const entries = await planner.call<AuditEntry[]>('GET', `/audit-entries?object=poolException:${stored.id}`);
  expect(entries.json.data.map(({ old, new: now }) => [old?.['block'], now?.['block']])).toContainEqual([
    noon,
    evening,
  ]);
});

test('hours between quarters or without length are refused at their field, before saving and in a preview', async () => {
  const preview = (block: object) =>
    planner.call('POST', '/planning/preview', { kind: 'poolException', ...form, block });
  for (const save of [(block: object) => except({ block }), preview]) {
    expect(wrongFields(await save({ ...noon, from: '12:05' }))).toEqual(['/block/from off_quarter']);
    expect(wrongFields(await save({ ...noon, to: '13:50' }))).toEqual(['/block/to off_quarter']);
    expect(wrongFields(await save({ from: '14:00', to: '14:00' }))).toEqual(['/block/to times_reversed']);
  }
});

test('visitors are offered, and get, the places of the hour', async () => {
  const usual = await arrivals(5);
  expect(usual).toContain('12:00');
  await except();
  const offered = await arrivals(5);
  expect(offered).toContain('10:00');
  expect(offered.filter((time) => time > '11:30' && time < '14:00')).toEqual([]);
  expect(offered.filter((time) => time >= '14:00')).toEqual(usual.filter((time) => time >= '14:00'));
  expect(await arrivals(4)).toEqual(usual);
  await groupInside(kuur, 10, { startTime: '10:00', endTime: '12:00' });
  await groupInside(kuur, 4, { startTime: '12:00', endTime: '14:00' });
  const late = new Visitor(kuur, { persons: 1, startTime: '13:00', endTime: '15:00' });
  await late.hold();
  expect((await late.checkin([1])).json.data.notBookedProducts).toHaveLength(1);
  expect(await counters()).toEqual(['10 10 of 10', '12 4 of 4', '14 0 of 10']);
  await expectCountersToFit(kuur);
  expect(await audit(kuur.db)).toEqual([]);
});

test('only who is inside at those hours is named, and a forced one leaves the other hours as they are', async () => {
  await groupInside(kuur, 8, { startTime: '10:00', endTime: '12:00' });
  await groupInside(kuur, 4, { startTime: '12:00', endTime: '14:00' });
  const second = await groupInside(kuur, 3, { startTime: '12:00', endTime: '15:00' });
  expect(blockingReservations(await except())).toEqual([second.reservationId]);
  const lines = await previewed(planner, { kind: 'poolException', ...form });
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line.startsWith('2026-05-12 12:00 ') && line.includes('pool_full'))).toBe(true);
  expect(await previewed(planner, { kind: 'poolException', ...form, block: { from: '14:00', to: '15:00' } })).toEqual(
    [],
  );
  expect((await except({}, '?force=true')).status).toBe(201);
  expect(await counters()).toEqual(['10 8 of 10', '12 7 of 7', '14 3 of 10']);
  await second.call('DELETE', `/reservation/${second.slug}`);
  expect(await counters()).toEqual(['10 8 of 10', '12 4 of 4', '14 0 of 10']);
  expect(await audit(kuur.db)).toEqual([]);
});
