import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEntry, DayBoard, Resource, Roster } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import {
  bookedGroup,
  blockingReservations,
  planningApp,
  previewedReservations,
  refusal,
  tuesday,
  wrongFields,
} from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
let kuur: TestApp;
let planner: StaffMember;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await emptyBook(kuur.db);
});

const read = async (id: string): Promise<Resource> =>
  (await planner.call<Resource>('GET', `/resources/${id}`)).json.data;
const formOf = ({ id: _, ...form }: Resource): Omit<Resource, 'id'> => form;
const rosterOf = async (id: string): Promise<Roster> =>
  (await planner.call<Roster>('GET', `/resources/${id}/roster`)).json.data;
const make = async (change: object = {}): Promise<Resource> => {
  const form = { name: 'Noor', kindId: 'therapist', skillIds: ['masseren'], active: true, position: 3, ...change };
  return (await planner.call<Resource>('POST', '/resources', form)).json.data;
};
const everyDay = (from: string, to: string): Roster['weeks'] => [
  { days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ from, to }] })) },
];
const range = { fromDate: '2026-05-01', toDate: '2026-08-01' };

/** Who serves a treatment of this reservation. */
const servedBy = async ({ reservationId }: Visitor, kindId = 'therapist'): Promise<string> => {
  const row = await kuur.db
    .selectFrom('resourceClaim as c')
    .innerJoin('resource as r', (join) => join.onRef('r.venueId', '=', 'c.venueId').onRef('r.id', '=', 'c.resourceId'))
    .select('r.id')
    .where('c.reservationId', '=', reservationId)
    .where('r.kindId', '=', kindId)
    .executeTakeFirstOrThrow();
  return row.id;
};

test('a new resource is there, but never works until it has a roster', async () => {
  const noor = await make();
  expect(noor).toEqual({
    id: noor.id,
    name: 'Noor',
    kindId: 'therapist',
    skillIds: ['masseren'],
    active: true,
    position: 3,
    version: 1,
  });
  expect(await rosterOf(noor.id)).toEqual({ fromDate: '2026-05-01', weeks: [], version: 1 });
  await planner.call('DELETE', `/resources/${noor.id}`);
});

test('the roster decides when a therapist can be booked', async () => {
  const noor = await make({ position: 0 });
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 3, date: tuesday });
  await visitor.holdDay();
  const three = () => visitor.addProduct(massage50, [1, 2, 3], { fixed: '13:00' });
  expect((await three()).json.data.notBookedProducts).toHaveLength(1);
  await kuur.db.insertInto('resource').values(room('kamer-3')).execute();
  const roster = await planner.call<Roster>('PUT', `/resources/${noor.id}/roster`, {
    fromDate: '2026-05-04',
    weeks: everyDay('12:00', '18:00'),
    version: 1,
  });
  expect(roster.json.data.version).toBe(2);
  const again = await visitor.addProduct(massage50, [3], { fixed: '13:00' });
  expect(again.json.data.notBookedProducts).toEqual([]);
  await kuur.db.deleteFrom('resourceClaim').execute();
  await kuur.db.deleteFrom('resource').where('id', 'in', ['kamer-3', noor.id]).execute();
});

const room = (id: string) => ({
  venueId: 'proefbad',
  id,
  name: id,
  kindId: 'room',
  rosterFrom: '2026-01-05',
  rosterWeeks: JSON.stringify([{ days: [{ weekday: 2, blocks: [{ from: 600, to: 1320 }] }] }]),
});

test('resources are listed in their order, and by kind, role, skill and whether they work', async () => {
  const away = await make({ name: 'Zoë', active: false, skillIds: [], position: 9 });
  const ids = async (query: string): Promise<string[]> =>
    (await planner.call<Resource[]>('GET', `/resources${query}`)).json.data.map(({ id }) => id);
  expect(await ids('')).toEqual(['kamer-1', 'kamer-2', 'therapeut-1', 'therapeut-2', away.id]);
  expect(await ids('?filter=role:room&sort=-name')).toEqual(['kamer-2', 'kamer-1']);
  expect(await ids('?filter=kindId:therapist,active:true')).toEqual(['therapeut-1', 'therapeut-2']);
  expect(await ids('?filter=skillId:masseren')).toEqual(['therapeut-1', 'therapeut-2']);
  expect(await ids('?filter=active:false')).toEqual([away.id]);
  await planner.call('DELETE', `/resources/${away.id}`);
});

test('a resource needs a name, a kind that is there, and skills of that kind, each once', async () => {
  const form = { name: ' ', kindId: 'nergens', skillIds: [], active: true, position: 0 };
  expect(wrongFields(await planner.call('POST', '/resources', form))).toEqual(['/name required', '/kindId not_found']);
  const skills = { ...form, name: 'Kamer 9', kindId: 'room', skillIds: ['masseren', 'zweven', 'masseren'] };
  const wrong = ['/skillIds/0 other_kind', '/skillIds/1 not_found', '/skillIds/2 duplicate'];
  expect(wrongFields(await planner.call('POST', '/resources', skills))).toEqual(wrong);
  const { version } = await read('kamer-1');
  expect(wrongFields(await planner.call('PUT', '/resources/kamer-1', { ...skills, version }))).toEqual(wrong);
});

test('a change of an outdated resource or roster is refused', async () => {
  const form = formOf(await read('therapeut-1'));
  expect((await planner.call('PUT', '/resources/therapeut-1', { ...form, name: 'Mo' })).status).toBe(200);
  expect(refusal(await planner.call('PUT', '/resources/therapeut-1', form))).toEqual([409, 'version_conflict']);
  const roster = await rosterOf('therapeut-1');
  expect((await planner.call('PUT', '/resources/therapeut-1/roster', roster)).status).toBe(200);
  expect(refusal(await planner.call('PUT', '/resources/therapeut-1/roster', roster))).toEqual([
    409,
    'version_conflict',
  ]);
});

test('a roster is refused with a pointer to each wrong hour', async () => {
  const days = [
    {
      weekday: 1,
      blocks: [
        { from: '10:00', to: '12:00' },
        { from: '11:30', to: '13:00' },
      ],
    },
    {
      weekday: 2,
      blocks: [
        { from: '10:02', to: '12:00' },
        { from: '14:00', to: '14:00' },
      ],
    },
    { weekday: 1, blocks: [] },
  ];
  const answer = await planner.call('PUT', '/resources/kamer-1/roster', {
    fromDate: '2026-05-04',
    weeks: [{ days }],
    version: 1,
  });
  expect(wrongFields(answer)).toEqual([
    '/weeks/0/days/0/blocks/1 overlaps',
    '/weeks/0/days/1/blocks/0/from off_grid',
    '/weeks/0/days/1/blocks/1/to times_reversed',
    '/weeks/0/days/2/weekday duplicate',
  ]);
  const ancient = { fromDate: '0001-01-01', weeks: [], version: 1 };
  expect(wrongFields(await planner.call('PUT', '/resources/kamer-1/roster', ancient))).toEqual([
    '/fromDate date_invalid',
  ]);
});

test('a therapist with bookings is not switched off, unless forced', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '13:00' });
  const id = await servedBy(booked);
  const off = { ...formOf(await read(id)), active: false };
  const refused = await planner.call('PUT', `/resources/${id}`, off);
  const change = { kind: 'resource' as const, id, active: false, ...range };
  expect(blockingReservations(refused)).toEqual([booked.reservationId]);
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  expect((await planner.call('PUT', `/resources/${id}?force=true`, off)).status).toBe(200);
  expect((await read(id)).active).toBe(false);
  const on = { ...formOf(await read(id)), active: true };
  expect((await planner.call('PUT', `/resources/${id}`, on)).status).toBe(200);
});

test('a skill that a booking counts on is not taken away, one it does not need is', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '13:00' });
  const id = await servedBy(booked);
  const without = { ...formOf(await read(id)), skillIds: [] };
  expect(blockingReservations(await planner.call('PUT', `/resources/${id}`, without))).toEqual([booked.reservationId]);
  const change = { kind: 'resource' as const, id, skillIds: [], ...range };
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  const other = id === 'therapeut-1' ? 'therapeut-2' : 'therapeut-1';
  const free = { ...formOf(await read(other)), skillIds: [] };
  expect((await planner.call('PUT', `/resources/${other}`, free)).status).toBe(200);
  expect(
    (await planner.call('PUT', `/resources/${other}`, { ...formOf(await read(other)), skillIds: ['masseren'] })).status,
  ).toBe(200);
});

test('shorter hours, and a roster that begins later, are refused while somebody is booked in them', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '13:00' });
  const id = await servedBy(booked);
  const { version } = await rosterOf(id);
  const save = (fromDate: string, weeks: Roster['weeks']) =>
    planner.call('PUT', `/resources/${id}/roster`, { fromDate, weeks, version });
  const shows = (fromDate: string, weeks: Roster['weeks']) =>
    previewedReservations(planner, { kind: 'roster', resourceId: id, fromDate, toDate: '2026-08-01', weeks });
  for (const [fromDate, weeks] of [
    ['2026-01-05', everyDay('13:05', '22:00')],
    ['2026-01-05', everyDay('10:00', '13:55')],
    ['2026-05-13', everyDay('10:00', '22:00')],
    ['2026-01-05', []],
  ] as const) {
    expect(blockingReservations(await save(fromDate, [...weeks]))).toEqual([booked.reservationId]);
    expect(await shows(fromDate, [...weeks])).toEqual([booked.reservationId]);
  }
  expect(await shows('2026-01-05', everyDay('13:00', '14:00'))).toEqual([]);
  expect((await save('2026-01-05', everyDay('13:00', '14:00'))).status).toBe(200);
  await planner.call('PUT', `/resources/${id}/roster`, {
    fromDate: '2026-01-05',
    weeks: everyDay('10:00', '22:00'),
    version: version + 1,
  });
});

test('a resource with bookings ahead stays; without them it goes, and past bookings still name it', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '13:00' });
  const id = await servedBy(booked, 'room');
  const exception = { resourceId: id, fromDate: '2026-06-01', toDate: '2026-06-02', kind: 'closure', blocks: null };
  expect((await planner.call('POST', '/roster-exceptions', { ...exception, reason: 'Verf' })).status).toBe(201);
  expect(blockingReservations(await planner.call('DELETE', `/resources/${id}`))).toEqual([booked.reservationId]);
  const change = { kind: 'resource' as const, id, delete: true, ...range };
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  await planner.call('PUT', `/resources/${id}?force=true`, { ...formOf(await read(id)), active: false });
  expect(blockingReservations(await planner.call('DELETE', `/resources/${id}`))).toEqual([booked.reservationId]);
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);

  const item = (await booked.read()).json.data.persons[0]?.products[0];
  expect((await booked.call('DELETE', `/reservation/dagje/product/${item?.itemId}`)).status).toBe(200);
  expect(await previewedReservations(planner, change)).toEqual([]);
  expect((await planner.call('DELETE', `/resources/${id}`)).status).toBe(204);
  expect(refusal(await planner.call('GET', `/resources/${id}`))).toEqual([404, 'not_found']);
  expect(refusal(await planner.call('GET', `/resources/${id}/roster`))).toEqual([404, 'not_found']);
  expect((await planner.call('GET', `/roster-exceptions?filter=resourceId:${id}`)).json.meta).toMatchObject({
    total: 0,
  });
  expect(await servedBy(booked, 'room')).toBe(id);
  await kuur.db.updateTable('resource').set({ removedAt: null, active: true }).where('id', '=', id).execute();
});

test('a treatment that is over does not count', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '10:00', date: '2026-05-01' });
  await kuur.db.updateTable('reservation').set({ expiresAt: '2026-06-01T00:00:00Z' }).execute();
  const change = { kind: 'resource' as const, id: await servedBy(booked), active: false, ...range };
  await kuur.advance({ minutes: 115 });
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  await kuur.advance({ minutes: 10 });
  expect(await previewedReservations(planner, change)).toEqual([]);
});

test('an expired hold does not count', async () => {
  const booked = await bookedGroup(kuur, massage50, { time: '13:00' });
  const change = { kind: 'resource' as const, id: await servedBy(booked), active: false, ...range };
  expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  await kuur.advance({ minutes: 21 });
  expect(await previewedReservations(planner, change)).toEqual([]);
});

test('resources stand in the order that staff gave them, on the board as in lists, and the history says who moved', async () => {
  const all = async () => (await planner.call<Resource[]>('GET', '/resources?pageSize=200')).json.data;
  const order = (resources: Pick<Resource, 'id' | 'version'>[]) =>
    planner.call('PUT', '/resources/order', { resources: resources.map(({ id, version }) => ({ id, version })) });
  const before = await all();
  const turned = before.toReversed();
  expect((await order(turned)).status).toBe(204);
  expect((await all()).map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
  const board = await planner.call<DayBoard>('GET', `/day-board/${tuesday}?view=therapists`);
  const therapists = turned.filter(({ kindId }) => kindId === 'therapist').map(({ id }) => id);
  expect(board.json.data.lanes.filter(({ kind }) => kind === 'resource').map(({ id }) => id)).toEqual(therapists);
  const entries = await planner.call<AuditEntry[]>('GET', `/audit-entries?object=resource:${turned[0]!.id}`);
  expect(entries.json.data[0]?.new).toEqual({ position: 1 });
  expect(refusal(await order(before))).toEqual([409, 'version_conflict']);
  const now = await all();
  expect(refusal(await order(now.slice(1)))).toEqual([409, 'version_conflict']);
  expect(refusal(await order([...now, now[0]!]))).toEqual([409, 'version_conflict']);
  expect(refusal(await order([...now.slice(1), { id: 'niemand', version: 1 }]))).toEqual([409, 'version_conflict']);
  expect((await all()).map(({ version }) => version)).toEqual(now.map(({ version }) => version));
});

test('of two who put the same list in order at once one wins, and the other is told', async () => {
  const list = (await planner.call<Resource[]>('GET', '/resources?pageSize=200')).json.data;
  const named = list.map(({ id, version }) => ({ id, version }));
  const answers = await Promise.all(
    [named.toReversed(), [...named.slice(1), named[0]!]].map((resources) =>
      planner.call('PUT', '/resources/order', { resources }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
});
