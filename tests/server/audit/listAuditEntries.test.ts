import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry, ListMeta } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createProefbad } from '#tests/support/venue.ts';

let app: TestApp;
let planner: StaffMember;
let desk: StaffMember;
let poolId: string;

const entries = async (query: string, by = planner): Promise<AuditEntry[]> =>
  (await by.call<AuditEntry[]>('GET', `/audit-entries${query}`)).json.data;

const capacities = (list: AuditEntry[]): unknown[] => list.map((entry) => entry.new?.['capacity']);

beforeAll(async () => {
  app = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'elders' });
    },
  });
  planner = await staffMember(app, 'planner');
  desk = await staffMember(app, 'desk');
  const created = await planner.call<{ id: string }>('POST', '/pools', { name: 'Bad', capacity: 1 });
  poolId = created.json.data.id;
  for (const capacity of [1, 2, 3, 4]) {
    await app.advance({ minutes: 1 });
    await planner.call('PUT', `/pools/${poolId}`, { name: 'Bad', capacity: capacity + 1, version: capacity });
  }
});
afterAll(() => app.close());

test('the planner reads what was done with an object, newest first', async () => {
  const list = await entries(`?object=pool:${poolId}`);
  expect(capacities(list)).toEqual([5, 4, 3, 2, 1]);
  expect(list[0]).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actor: { kind: 'staff', id: 'st-planner', name: 'Mila Visser', device: null },
    action: 'changed',
    object: `pool:${poolId}`,
    old: { capacity: 4 },
    new: { capacity: 5 },
    names: [],
    requestId: expect.any(String),
  });
});

test('a page goes on behind the last entry of the page before it', async () => {
  const first = await entries(`?object=pool:${poolId}&limit=2`);
  const second = await entries(`?object=pool:${poolId}&limit=2&before=${first[1]!.id}`);
  const third = await entries(`?object=pool:${poolId}&limit=2&before=${second[1]!.id}`);
  expect([first, second, third].map(capacities)).toEqual([[5, 4], [3, 2], [1]]);
  expect(await entries(`?before=${third[0]!.id}`)).toEqual([]);
  expect(await entries('?before=geen')).toEqual([]);
});

test('entries of another venue are not shown', async () => {
  const elsewhere = await staffMember(app, 'owner', 'elders');
  expect(await entries('', elsewhere)).toEqual([]);
  const [entry] = await entries('?limit=1');
  expect(await entries(`?before=${entry!.id}`, elsewhere)).toEqual([]);
});

test('who opens a reservation is written down, once a quarter of an hour', async () => {
  const { reservationId, number } = await bookVisit(app);
  const open = () => desk.call('GET', `/reservations/${reservationId}`);
  const readings = async () =>
    (await entries(`?object=reservation:${reservationId}`)).map(({ action, actor }) => `${action} ${actor.id}`);
  await open();
  await open();
  expect(await readings()).toEqual(['read st-desk']);
  await planner.call('GET', `/reservations/by-number/${number}`);
  expect(await readings()).toEqual(['read st-planner', 'read st-desk']);
  await app.advance({ minutes: 16 });
  await open();
  expect(await readings()).toEqual(['read st-desk', 'read st-planner', 'read st-desk']);
  await desk.call('GET', '/reservations/geen');
  expect(await entries('?object=reservation:geen')).toEqual([]);
});

test.each([
  ['owner', 200],
  ['content', 403],
] as const)('the %s is answered %i', async (role, status) => {
  expect((await (await staffMember(app, role)).call('GET', '/audit-entries')).status).toBe(status);
  expect((await desk.call('GET', '/audit-entries')).status).toBe(403);
});

test('a search over everything narrows by who, what and when', async () => {
  const token = (await staffToken(app, 'owner'))!;
  await app.call('POST', '/api/admin/pools', { token, body: { name: 'Binnenbad', capacity: 3 } });
  const search = async (filter: string, more: object = {}, by = planner) =>
    by.call<AuditEntry[]>('POST', '/audit-entries/search', { filter, ...more });
  const total = async (filter: string, more: object = {}) => {
    const { json } = await search(filter, more);
    return (json as unknown as { meta: { total: number } }).meta.total;
  };
  const all = await search('');
  expect(all.json.data[0]).toMatchObject({ action: 'created', actor: { id: 'st-owner' }, new: { name: 'Binnenbad' } });
  expect(await total('kind:pool,actor:staff:st-planner')).toBe(5);
  expect(await total('kind:pool,actor:staff')).toBe(6);
  expect(await total('kind:pool,actor:system')).toBe(0);
  expect(await total('kind:pool,actor:staff:st-owner')).toBe(1);
  expect(await total('kind:roster')).toBe(0);
  expect(await total(`object:pool:${poolId}`)).toBe(5);
  expect(await total('', { q: poolId })).toBe(5);
  expect(await total('kind:pool', { q: 'mila visser' })).toBe(6);
  expect(await total('', { q: 'binnenBAD' })).toBe(1);
  expect((await search('kind:pool', { q: 'bad 3' })).json.data.map((entry) => entry.new)).toMatchObject([
    { name: 'Binnenbad', capacity: 3 },
  ]);
  expect(await total('', { q: poolId.slice(0, 6) })).toBe(0);
  expect(await total('', { q: 'capacity' })).toBe(0);
  const day = all.json.data[0]!.at.slice(0, 10);
  expect(await total(`kind:pool,fromDate:${day},toDate:${day}`)).toBe(6);
  expect(await total('fromDate:2027-01-01')).toBe(0);
  expect(await total('toDate:2025-12-31')).toBe(0);
  const { next } = (await search('', { pageSize: 2 })).json.meta as never as ListMeta;
  expect((await search('', { pageSize: 2, cursor: next! })).json.data).toEqual(all.json.data.slice(2, 4));
  expect((await search('fromDate:gisteren')).json.code).toBe('validation_failed');
  expect((await search('', {}, desk)).status).toBe(403);
});

test('an entry tells from what kind of device staff changed something, never more of it', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
  const body = { name: 'Rustbad', capacity: 2 };
  const token = await planner.liveToken();
  const made = await app.call<{ id: string }>('POST', '/api/admin/pools', { token, body, headers });
  const [entry] = await entries(`?object=pool:${made.json.data.id}`);
  expect(entry?.actor.device).toBe('Firefox, Windows');
  const [unknown] = await entries(`?object=pool:${poolId}`);
  expect(unknown?.actor.device).toBeNull();
});
