import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { RosterException, RosterExceptionForm } from '#contract/names.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import {
  bookedGroup,
  blockingReservations,
  planningApp,
  previewed,
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
  await emptyBook(kuur.db, ['roster_exception']);
});

const form = (change: Partial<RosterExceptionForm> = {}): RosterExceptionForm => ({
  resourceId: 'therapeut-1',
  fromDate: tuesday,
  toDate: tuesday,
  kind: 'absence',
  blocks: null,
  reason: 'Vrij',
  ...change,
});
const save = (change: Partial<RosterExceptionForm> = {}, force = '') =>
  planner.call<RosterException>('POST', `/roster-exceptions${force}`, form(change));
const shows = ({ kind, reason: _, ...change }: RosterExceptionForm, id?: string) =>
  previewedReservations(planner, {
    ...change,
    kind: 'rosterException',
    exceptionKind: kind,
    ...(id === undefined ? {} : { id }),
  });
/** A treatment at 13:00 that must be served by therapeut-1 in kamer-1: the others are away. */
async function bookedWithTheFirst() {
  for (const id of ['therapeut-2', 'kamer-2']) await save({ resourceId: id, fromDate: tuesday });
  return bookedGroup(kuur, massage50, { time: '13:00' });
}

test('an absence is made, read, changed and removed', async () => {
  const made = await save({
    reason: '  Tandarts ',
    blocks: [
      { from: '15:00', to: '16:00' },
      { from: '10:00', to: '11:00' },
    ],
  });
  expect(made.status).toBe(201);
  const { id } = made.json.data;
  const stored = {
    ...form({
      reason: 'Tandarts',
      blocks: [
        { from: '10:00', to: '11:00' },
        { from: '15:00', to: '16:00' },
      ],
    }),
    id,
    version: 1,
  };
  expect((await planner.call('GET', `/roster-exceptions/${id}`)).json.data).toEqual(stored);
  const change = { ...form({ toDate: '2026-05-14' }), version: 1 };
  const changed = await planner.call('PUT', `/roster-exceptions/${id}`, change);
  expect(changed.json.data).toEqual({ ...form({ toDate: '2026-05-14' }), id, version: 2 });
  expect(refusal(await planner.call('PUT', `/roster-exceptions/${id}`, change))).toEqual([409, 'version_conflict']);
  expect((await planner.call('DELETE', `/roster-exceptions/${id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE'] as const) {
    expect(refusal(await planner.call(method, `/roster-exceptions/${id}`))).toEqual([404, 'not_found']);
  }
  expect(refusal(await planner.call('PUT', `/roster-exceptions/${id}`, change))).toEqual([404, 'not_found']);
});

test('exceptions are found by resource, kind and days', async () => {
  await save({ fromDate: '2026-05-10', toDate: '2026-05-20' });
  await save({ resourceId: 'kamer-1', kind: 'closure', fromDate: '2026-06-01', toDate: '2026-06-01', reason: 'Verf' });
  const reasons = async (query: string): Promise<(string | null)[]> =>
    (await planner.call<RosterException[]>('GET', `/roster-exceptions${query}`)).json.data.map(({ reason }) => reason);
  expect(await reasons('')).toEqual(['Vrij', 'Verf']);
  expect(await reasons('?sort=-fromDate')).toEqual(['Verf', 'Vrij']);
  expect(await reasons('?filter=kind:closure')).toEqual(['Verf']);
  expect(await reasons('?filter=fromDate:2026-05-20,toDate:2026-05-31')).toEqual(['Vrij']);
  expect(await reasons('?filter=fromDate:2026-05-21')).toEqual(['Verf']);
  expect(wrongFields(await planner.call('GET', '/roster-exceptions?filter=fromDate:gisteren'))).toEqual([
    '/query/filter invalid',
  ]);
});

test('an exception is refused with a pointer to what is wrong', async () => {
  expect(wrongFields(await save({ fromDate: '2026-05-13' }))).toEqual(['/toDate dates_reversed']);
  expect(wrongFields(await save({ kind: 'break' }))).toEqual(['/blocks required']);
  expect(wrongFields(await save({ kind: 'extra', blocks: [] }))).toEqual(['/blocks too_few']);
  expect(wrongFields(await save({ blocks: [{ from: '12:00', to: '11:00' }] }))).toEqual([
    '/blocks/0/to times_reversed',
  ]);
  expect(wrongFields(await save({ resourceId: 'nergens' }))).toEqual(['/resourceId not_found']);
  const { id } = (await save()).json.data;
  const change = { ...form({ resourceId: 'nergens' }), version: 1 };
  expect(wrongFields(await planner.call('PUT', `/roster-exceptions/${id}`, change))).toEqual(['/resourceId not_found']);
});

test('an absence over a booking is refused and says whose, a break beside it is not', async () => {
  const booked = await bookedWithTheFirst();
  for (const blocks of [null, [{ from: '12:00', to: '13:05' }], [{ from: '13:55', to: '15:00' }]]) {
    expect(blockingReservations(await save({ blocks }))).toEqual([booked.reservationId]);
    expect(await shows(form({ blocks }))).toEqual([booked.reservationId]);
  }
  const beside = form({
    kind: 'break',
    blocks: [
      { from: '12:00', to: '13:00' },
      { from: '14:00', to: '14:30' },
    ],
  });
  expect(await shows(beside)).toEqual([]);
  expect((await save(beside)).status).toBe(201);
  expect((await save({ fromDate: '2026-05-13', toDate: '2026-05-20' })).status).toBe(201);
});

test('whose booking it is names the guest, for who may change the planning only', async () => {
  const booked = await bookedWithTheFirst();
  await booked.register();
  await booked.link();
  const { usedBy } = (await save()).json;
  expect(usedBy).toEqual([
    { kind: 'reservation', id: booked.reservationId, name: 'Wilma Kanarie, 2026-05-12 13:00, Massage 50' },
  ]);
});

test('a forced absence is saved, and does not count against the next change', async () => {
  const booked = await bookedWithTheFirst();
  expect((await save({}, '?force=true')).status).toBe(201);
  expect((await save({ fromDate: '2026-05-11', toDate: '2026-05-13' })).status).toBe(201);
  expect(await shows(form())).toEqual([]);
  const claims = await kuur.db.selectFrom('resourceClaim').select('state').execute();
  expect(claims.map(({ state }) => state)).toEqual(['hold', 'hold']);
  expect((await booked.read()).json.data.persons[0]?.products).toHaveLength(1);
});

test('a closed room invalidates what is booked in it, and the preview says so', async () => {
  await bookedWithTheFirst();
  const change = { kind: 'rosterException' as const, exceptionKind: 'closure' as const, resourceId: 'kamer-1' };
  expect(await previewed(planner, { ...change, fromDate: tuesday, toDate: tuesday })).toEqual([
    '2026-05-12 13:00 Massage 50 no_room',
  ]);
});

test('extra hours with a booking in them stay unless their removal is meant', async () => {
  const evening = form({ kind: 'extra', blocks: [{ from: '09:00', to: '10:00' }] });
  await sql`update opening_week set from_minute = 540 where venue_id = 'proefbad'`.execute(kuur.db);
  const extra = (await save(evening)).json.data;
  const room = (await save({ ...evening, resourceId: 'kamer-1' })).json.data;
  const booked = await bookedGroup(kuur, massage50, { time: '09:00' });
  for (const { id } of [extra, room]) {
    expect(blockingReservations(await planner.call('DELETE', `/roster-exceptions/${id}`))).toEqual([
      booked.reservationId,
    ]);
    const change = { kind: 'rosterException' as const, id, delete: true, fromDate: tuesday, toDate: tuesday };
    expect(await previewedReservations(planner, change)).toEqual([booked.reservationId]);
  }
  const later = { ...evening, fromDate: '2026-05-13', toDate: '2026-05-13' };
  const moved = await planner.call('PUT', `/roster-exceptions/${extra.id}`, { ...later, version: 1 });
  expect(blockingReservations(moved)).toEqual([booked.reservationId]);
  expect(await shows(later, extra.id)).toEqual([booked.reservationId]);
  const given = { ...evening, resourceId: 'therapeut-2', version: 1 };
  expect(blockingReservations(await planner.call('PUT', `/roster-exceptions/${extra.id}`, given))).toEqual([
    booked.reservationId,
  ]);
  expect((await planner.call('PUT', `/roster-exceptions/${extra.id}?force=true`, given)).status).toBe(200);
  expect((await planner.call('DELETE', `/roster-exceptions/${room.id}?force=true`)).status).toBe(204);
  await sql`update opening_week set from_minute = 600 where venue_id = 'proefbad'`.execute(kuur.db);
});

test('a booking during an absence change is either seen by it or refused', async () => {
  for (const date of datesBetween('2026-05-11', '2026-05-16')) {
    await save({ resourceId: 'therapeut-2', fromDate: date, toDate: date });
    const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1, date });
    await visitor.holdDay();
    const [added, saved] = await Promise.all([
      visitor.addProduct(massage50, [1], { fixed: '13:00' }),
      save({ fromDate: date, toDate: date }),
    ]);
    if (added.json.data.notBookedProducts.length === 0)
      expect(blockingReservations(saved)).toEqual([visitor.reservationId]);
    else expect(saved.status).toBe(201);
  }
});
