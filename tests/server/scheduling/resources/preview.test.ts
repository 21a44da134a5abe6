import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { PlanningChange, PlanningPreview } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import {
  bookedGroup,
  friday,
  groupInside,
  planningApp,
  previewed,
  refusal,
  tuesday,
  wrongFields,
} from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const [massage25, massage50, duo, hammam] = ['301', '302', '303', '304'];
let kuur: TestApp;
let planner: StaffMember;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await emptyBook(kuur.db, ['roster_exception']);
});

const range = { fromDate: '2026-05-01', toDate: '2026-06-30' };
const onTuesday = { fromDate: tuesday, toDate: tuesday };
const ask = (change: object) => planner.call<PlanningPreview>('POST', '/planning/preview', change);
const away = (resourceId: string, change: Partial<PlanningChange> = {}): PlanningChange => ({
  kind: 'rosterException',
  exceptionKind: 'absence',
  resourceId,
  blocks: null,
  ...onTuesday,
  ...change,
});
/** Therapist and room that serve a reservation. */
const servedBy = async ({ reservationId }: Visitor): Promise<string[]> => {
  const rows = await kuur.db
    .selectFrom('resourceClaim')
    .select('resourceId')
    .where('reservationId', '=', reservationId)
    .orderBy('resourceId', 'desc')
    .execute();
  return rows.map(({ resourceId }) => resourceId);
};
const therapistOf = async (visitor: Visitor): Promise<string> => (await servedBy(visitor))[0]!;
const everythingStored = async (): Promise<unknown> =>
  (
    await sql`select (select jsonb_agg(r order by id) from resource r) as resources,
      (select jsonb_agg(e order by id) from roster_exception e) as exceptions,
      (select jsonb_agg(s order by resource_id) from resource_skill s) as skills,
      (select jsonb_agg(p order by id) from pool p) as pools, (select jsonb_agg(w) from opening_week w) as week,
      (select jsonb_agg(b order by day, bucket) from pool_bucket b) as counters`.execute(kuur.db)
  ).rows;

test('a preview names guest, number, item and time, and whether the planner has another place for it', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1, date: tuesday });
  await visitor.holdDay();
  const answer = await visitor.addProduct(massage50!, [1], { fixed: '13:00' });
  await visitor.register();
  await visitor.link();
  await kuur.db.updateTable('reservation').set({ state: 'confirmed', number: 'K-7M3Q-9F2X' }).execute();
  const shown = await ask(away(await therapistOf(visitor)));
  expect(shown.json.data).toEqual({
    invalidatedItems: [
      {
        reservationId: visitor.reservationId,
        number: 'K-7M3Q-9F2X',
        name: 'Wilma Kanarie',
        date: tuesday,
        itemId: answer.json.data.reservation.persons[0]?.products[0]?.itemId,
        itemName: 'Massage 50',
        startTime: '13:00',
        reason: 'no_roster',
        canBeReplanned: true,
      },
    ],
    replannable: 1,
  });
});

test('a preview changes nothing', async () => {
  await bookedGroup(kuur, massage50!, { time: '13:00' });
  await groupInside(kuur, 3);
  const before = await everythingStored();
  const days = [{ weekday: 2, blocks: [{ from: '10:00', to: '12:00' }] }];
  const changes: PlanningChange[] = [
    away('therapeut-1'),
    { kind: 'roster', resourceId: 'kamer-1', weeks: [], ...range },
    { kind: 'resource', id: 'kamer-1', delete: true, ...range },
    { kind: 'resource', id: 'therapeut-1', skillIds: [], active: false, ...range },
    { kind: 'pool', id: 'baden', capacity: 0, ...range },
    { kind: 'poolException', poolId: 'baden', capacity: 1, ...onTuesday },
    { kind: 'openingWeek', days, ...range },
    { kind: 'openingException', blocks: [], ...onTuesday },
  ];
  for (const change of changes) expect((await ask(change)).status).toBe(200);
  expect(await everythingStored()).toEqual(before);
});

test('two treatments without a therapist are not both replannable to one free slot', async () => {
  const first = await bookedGroup(kuur, massage50!, { time: '13:00' });
  const absent = await therapistOf(first);
  const other = absent === 'therapeut-1' ? 'therapeut-2' : 'therapeut-1';
  await planner.call('POST', '/roster-exceptions', {
    ...onTuesday,
    resourceId: other,
    kind: 'absence',
    blocks: [
      { from: '10:00', to: '20:00' },
      { from: '21:00', to: '22:00' },
    ],
    reason: '',
  });
  await bookedGroup(kuur, massage50!, { time: '14:00' });
  expect(await previewed(planner, away(absent))).toEqual([
    '2026-05-12 13:00 Massage 50 no_roster +',
    '2026-05-12 14:00 Massage 50 no_roster',
  ]);
});

test('a treatment does not move on top of what its guest has, nor of what others have', async () => {
  const guest = await bookedGroup(kuur, massage50!, { time: '13:00' });
  const [absent, other] =
    (await therapistOf(guest)) === 'therapeut-1' ? ['therapeut-1', 'therapeut-2'] : ['therapeut-2', 'therapeut-1'];
  await planner.call('POST', '/roster-exceptions', {
    ...onTuesday,
    resourceId: other,
    kind: 'absence',
    blocks: [
      { from: '10:00', to: '15:00' },
      { from: '16:00', to: '22:00' },
    ],
    reason: '',
  });
  expect(await previewed(planner, away(absent))).toEqual(['2026-05-12 13:00 Massage 50 no_roster +']);
  await guest.addProduct(massage25!, [1], { fixed: '15:10' });
  const own = await previewed(planner, away(absent, { blocks: [{ from: '10:00', to: '15:00' }] }));
  expect(own).toEqual(['2026-05-12 13:00 Massage 50 no_roster +']);
  expect(
    await previewed(
      planner,
      away(absent, {
        blocks: [
          { from: '10:00', to: '15:00' },
          { from: '15:50', to: '22:00' },
        ],
      }),
    ),
  ).toEqual(['2026-05-12 13:00 Massage 50 no_roster']);
});

test('a duo treatment moves for both guests or not at all', async () => {
  await bookedGroup(kuur, duo!, { time: '13:00', persons: 2 });
  const morning = away('therapeut-1', { blocks: [{ from: '10:00', to: '15:00' }] });
  expect(await previewed(planner, morning)).toEqual(['2026-05-12 13:00 Duo no_roster +']);
  expect(await previewed(planner, away('therapeut-1'))).toEqual(['2026-05-12 13:00 Duo no_roster']);
});

test('a closed room moves a treatment to the other room', async () => {
  const group = await bookedGroup(kuur, massage50!, { time: '13:00' });
  const [, roomOf] = await servedBy(group);
  const closed = away(roomOf!, { exceptionKind: 'closure' });
  expect(await previewed(planner, closed)).toEqual(['2026-05-12 13:00 Massage 50 no_room +']);
  await bookedGroup(kuur, massage50!, { time: '13:00' });
  expect(await previewed(planner, closed)).toEqual(['2026-05-12 13:00 Massage 50 no_room +']);
});

test('a part of an arrangement moves with its arrangement', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1, date: tuesday });
  await visitor.holdDay();
  const booked = await visitor.addCollection('306', [massage25!], [1]);
  expect(booked.json.data.notBookedProducts).toEqual([]);
  const start = booked.json.data.reservation.persons[0]?.products[0]?.products?.find(
    ({ name }) => name === 'Massage 25',
  );
  expect(await previewed(planner, away(await therapistOf(visitor)))).toEqual([
    `2026-05-12 ${start?.startTime} Massage 25 no_roster +`,
  ]);
});

test('a session that loses its places moves to the other session of that day', async () => {
  await bookedGroup(kuur, hammam!, { time: '11:00', persons: 3, date: friday });
  const fewer = (capacity: number): PlanningChange => ({
    kind: 'poolException',
    poolId: 'baden',
    capacity,
    fromDate: friday,
    toDate: friday,
  });
  expect(await previewed(planner, fewer(2))).toEqual(['2026-05-15 11:00 Hammam pool_full +']);
  await bookedGroup(kuur, hammam!, { time: '13:00', persons: 2, date: friday });
  expect(await previewed(planner, fewer(2))).toEqual(['2026-05-15 11:00 Hammam pool_full']);
});

test('other opening times invalidate what lies outside them, stays as well as treatments', async () => {
  await bookedGroup(kuur, massage50!, { time: '17:00' });
  await groupInside(kuur, 1, { startTime: '10:00', endTime: '18:00' });
  const closing = (to: string) => [{ from: '10:00', to }];
  expect(await previewed(planner, { kind: 'openingException', blocks: closing('18:00'), ...onTuesday })).toEqual([]);
  expect(await previewed(planner, { kind: 'openingException', blocks: closing('17:30'), ...onTuesday })).toEqual([
    '2026-05-12 10:00 Entree closed',
    '2026-05-12 17:00 Massage 50 closed +',
  ]);
  expect(await previewed(planner, { kind: 'openingException', blocks: [], ...onTuesday })).toEqual([
    '2026-05-12 10:00 Entree closed',
    '2026-05-12 17:00 Massage 50 closed',
  ]);
  const later = [{ from: '12:00', to: '22:00' }];
  expect(await previewed(planner, { kind: 'openingException', blocks: later, ...onTuesday })).toEqual([
    '2026-05-12 10:00 Entree closed +',
  ]);
  const week = [1, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: closing('22:00') }));
  expect(await previewed(planner, { kind: 'openingWeek', days: week, ...range })).toHaveLength(2);
  const days = [...week, { weekday: 2, blocks: closing('22:00') }];
  expect(await previewed(planner, { kind: 'openingWeek', days, ...range })).toEqual([]);
});

test('an exception to the opening times breaks what it alone made possible', async () => {
  const { venueId } = { venueId: 'proefbad' };
  const evening = { venueId, id: 'avond', ...onTuesday, blocks: JSON.stringify([{ from: 600, to: 1440 }]) };
  await kuur.db.insertInto('openingException').values(evening).execute();
  await sql`update resource set roster_weeks = replace(roster_weeks::text, '1320', '1440')::jsonb`.execute(kuur.db);
  await bookedGroup(kuur, massage50!, { time: '22:30' });
  const change = { kind: 'openingException' as const, id: 'avond' };
  expect(await previewed(planner, { ...change, delete: true, ...onTuesday })).toHaveLength(1);
  const moved = { ...change, blocks: [], fromDate: '2026-05-01', toDate: '2026-05-02' };
  expect(await previewed(planner, moved)).toHaveLength(1);
  expect(await previewed(planner, { ...change, blocks: [{ from: '10:00', to: '24:00' }], ...onTuesday })).toEqual([]);
  await kuur.db.deleteFrom('openingException').execute();
});

test('a removed product invalidates its bookings, another change of it does not', async () => {
  await bookedGroup(kuur, massage50!, { time: '13:00' });
  expect(await previewed(planner, { kind: 'product', id: 'massage-50', delete: true, ...range })).toEqual([
    '2026-05-12 13:00 Massage 50 closed',
  ]);
  expect(await previewed(planner, { kind: 'product', id: 'massage-50', ...range })).toEqual([]);
});

test('only the days of the change count, and nothing that was invalid before', async () => {
  const group = await bookedGroup(kuur, massage50!, { time: '13:00' });
  const id = await therapistOf(group);
  const off = { kind: 'resource' as const, id, active: false };
  expect(await previewed(planner, { ...off, ...range })).toHaveLength(1);
  expect(await previewed(planner, { ...off, fromDate: '2026-05-13', toDate: '2026-06-30' })).toEqual([]);
  expect(await previewed(planner, { ...off, fromDate: '2026-05-01', toDate: '2026-05-11' })).toEqual([]);
  expect(await previewed(planner, { ...off, fromDate: '1990-01-01', toDate: '2999-12-31' })).toHaveLength(1);
  const absence = { ...onTuesday, resourceId: id, kind: 'absence', blocks: null, reason: '' };
  await planner.call('POST', '/roster-exceptions?force=true', absence);
  expect(await previewed(planner, { kind: 'roster', resourceId: id, weeks: [], ...range })).toEqual([]);
  expect(await previewed(planner, { ...off, delete: true, ...range })).toHaveLength(1);
});

test('a change that says too little, or is about nothing, is refused', async () => {
  const wrong = async (change: object) => wrongFields(await ask({ ...range, ...change }));
  expect(await wrong({ kind: 'roster', resourceId: 'kamer-1' })).toEqual(['/weeks required']);
  expect(await wrong({ kind: 'roster', weeks: [] })).toEqual(['/resourceId required']);
  expect(await wrong({ kind: 'resource' })).toEqual(['/id required']);
  expect(await wrong({ kind: 'resource', id: 'kamer-1', skillIds: ['masseren'] })).toEqual(['/skillIds/0 other_kind']);
  expect(await wrong({ kind: 'pool', id: 'baden' })).toEqual(['/capacity required']);
  expect(await wrong({ kind: 'poolException', poolId: 'baden' })).toEqual(['/capacity required']);
  expect(await wrong({ kind: 'openingWeek' })).toEqual(['/days required']);
  expect(await wrong({ kind: 'openingException' })).toEqual(['/blocks required']);
  expect(await wrong({ kind: 'rosterException', resourceId: 'kamer-1', exceptionKind: 'extra' })).toEqual([
    '/blocks required',
  ]);
  expect(await wrong({ kind: 'product', fromDate: '2026-07-01' })).toEqual(['/toDate dates_reversed']);
  expect(await wrong({ kind: 'product', fromDate: '0099-01-01' })).toEqual(['/fromDate date_invalid']);
  for (const change of [
    { kind: 'resource', id: 'geen', delete: true },
    { kind: 'roster', resourceId: 'geen', weeks: [] },
    { kind: 'rosterException', id: 'geen', delete: true },
    { kind: 'rosterException', delete: true },
    { kind: 'rosterException', resourceId: 'geen' },
    { kind: 'pool', id: 'geen', capacity: 1 },
    { kind: 'poolException', poolId: 'geen', capacity: 1 },
    { kind: 'poolException', id: 'geen', delete: true },
    { kind: 'openingException', id: 'geen', delete: true },
    { kind: 'product', id: 'geen', delete: true },
  ]) {
    expect(refusal(await ask({ ...range, ...change }))).toEqual([404, 'not_found']);
  }
});
