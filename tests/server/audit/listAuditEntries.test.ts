import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
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
    actor: { kind: 'staff', id: 'st-planner', name: 'Mila Visser' },
    action: 'changed',
    object: `pool:${poolId}`,
    old: { capacity: 4 },
    new: { capacity: 5 },
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
