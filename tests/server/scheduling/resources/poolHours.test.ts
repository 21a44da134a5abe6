import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { AuditEntry, Pool, PoolForm } from '#contract/names.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { bucketsPerDay } from '#domain/scheduling/stay/entryTimes.ts';
import { addDays } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { audit } from '#tests/support/audit.ts';
import { freeByBucket, freeThroughout } from '#server/scheduling/days/freePlaces.service.ts';
import { readPoolTerms } from '#server/scheduling/days/poolTerms.repo.ts';
import type { TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { blockingReservations, groupInside, planningApp, previewed, tuesday } from '#tests/support/planningApp.ts';
import { refusal, wrongFields } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
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

type Hours = Pool['hours'][number];

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const noon: Hours = { weekdays: everyDay, from: '12:00', to: '14:00', capacity: 4 };
const evening: Hours = { weekdays: [2], from: '14:00', to: '24:00', capacity: 15 };
const baths = async (): Promise<Pool> => (await planner.call<Pool>('GET', '/pools/baden')).json.data;
const save = async (change: Partial<PoolForm>, force = '') => {
  const { name, capacity, version } = await baths();
  return planner.call<Pool>('PUT', `/pools/baden${force}`, { name, capacity, version, ...change });
};
const counters = async (): Promise<string[]> => {
  const { rows } = await sql<{
    line: string;
  }>`select min(bucket) * 15 / 60 || ' ' || booked || ' of ' || capacity as line
    from pool_bucket group by booked, capacity order by min(bucket)`.execute(kuur.db);
  return rows.map(({ line }) => line);
};
const arrivingAt = async (startTime: string, endTime: string, persons: number): Promise<string[]> => {
  const visitor = new Visitor(kuur, { persons, startTime, endTime });
  await visitor.hold();
  return (await visitor.checkin(visitor.everybody())).json.data.notBookedProducts.map(({ reason }) => String(reason));
};

test('hours of a pool are saved, kept by a change without them, and told by the history', async () => {
  const saved = await save({ hours: [evening, noon] });
  expect(saved.json.data.hours).toEqual([evening, noon]);
  expect((await save({ capacity: 11 })).json.data).toMatchObject({ capacity: 11, hours: [evening, noon] });
  expect((await planner.call<Pool[]>('GET', '/pools?q=baden')).json.data[0]?.hours).toEqual([evening, noon]);
  expect((await save({ hours: [] })).json.data.hours).toEqual([]);
  const entries = (await planner.call<AuditEntry[]>('GET', '/audit-entries?object=pool:baden')).json.data;
  expect(entries.map(({ old, new: now }) => [old?.['hours'], now?.['hours']])).toContainEqual([[], [evening, noon]]);
});

test('hours that overlap, lie between quarters or have no day are refused at their field', async () => {
  const wrong = async (...hours: Hours[]) => wrongFields(await save({ hours }));
  expect(await wrong(noon, { ...noon, weekdays: [7], from: '13:45', to: '15:00' })).toEqual(['/hours/1 overlaps']);
  expect(await wrong({ ...noon, from: '12:05' })).toEqual(['/hours/0/from off_quarter']);
  expect(await wrong({ ...noon, weekdays: [] })).toEqual(['/hours/0/weekdays too_few']);
  const days = { fromDate: tuesday, toDate: tuesday };
  const change = { kind: 'pool', id: 'baden', capacity: 10, hours: [noon, noon], ...days };
  expect(wrongFields(await planner.call('POST', '/planning/preview', change))).toEqual(['/hours/1 overlaps']);
  const stale = { name: 'Baden', capacity: 10, hours: [noon], version: 10_000 };
  expect(refusal(await planner.call('PUT', '/pools/baden', stale))).toEqual([409, 'version_conflict']);
});

test('visitors get the places of their hours, and an exception goes before them', async () => {
  await save({ hours: [noon, evening] });
  expect(await arrivingAt('10:00', '12:00', 10)).toEqual([]);
  expect(await arrivingAt('12:00', '14:00', 4)).toEqual([]);
  const full = await arrivingAt('12:00', '14:00', 1);
  expect(full).toHaveLength(1);
  expect(await arrivingAt('14:00', '16:00', 12)).toEqual([]);
  expect(await counters()).toEqual(['10 10 of 10', '12 4 of 4', '14 12 of 15']);
  const exception = { poolId: 'baden', fromDate: tuesday, toDate: tuesday, capacity: 12 };
  expect((await planner.call('POST', '/pool-exceptions', exception)).status).toBe(201);
  expect(await counters()).toEqual(['10 10 of 12', '12 4 of 12', '14 12 of 12']);
  const free = (fromMinute: number, toMinute: number) =>
    freeThroughout(kuur.db, { venueId: 'proefbad', poolId: 'baden', day: tuesday, fromMinute, toMinute });
  expect([await free(600, 660), await free(600, 840), await free(1020, 1080)]).toEqual([2, 2, 12]);
  await expectCountersToFit(kuur);
  expect(await audit(kuur.db)).toEqual([]);
});

test('fewer places at some hours name first whom they leave outside: those who booked last, at those hours', async () => {
  const [first, second] = [await groupInside(kuur, 4), await groupInside(kuur, 3)];
  const early = await groupInside(kuur, 3, { startTime: '10:00', endTime: '12:00' });
  const refused = await save({ hours: [noon] });
  expect(blockingReservations(refused)).toEqual([second.reservationId]);
  const days = { fromDate: tuesday, toDate: tuesday };
  const lines = await previewed(planner, { kind: 'pool', id: 'baden', capacity: 10, hours: [noon], ...days });
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line.includes('pool_full'))).toBe(true);
  expect((await save({ hours: [{ ...noon, weekdays: [1, 3, 4, 5, 6, 7] }] })).status).toBe(200);
  expect(await counters()).toEqual(['10 10 of 10', '12 7 of 10']);
  expect((await save({ hours: [noon] }, '?force=true')).status).toBe(200);
  expect(await counters()).toEqual(['10 10 of 10', '12 7 of 7']);
  expect((await early.read()).json.data.persons).toHaveLength(3);
  await second.call('DELETE', `/reservation/${second.slug}`);
  expect(await counters()).toEqual(['10 7 of 10', '12 4 of 4']);
  expect((await first.read()).json.data.persons).toHaveLength(4);
  expect(await audit(kuur.db)).toEqual([]);
});

const hoursOfDay = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    from: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 96 }),
    capacity: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ from, length, ...hours }) => ({
    ...hours,
    from: formatTime(from * 15),
    to: formatTime(Math.min(96, from + length) * 15),
  }));
const exceptions = fc.array(
  fc.record({
    from: fc.nat(6),
    days: fc.nat(3),
    capacity: fc.nat(20),
    at: fc.option(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))),
  }),
  { maxLength: 3 },
);

test(
  'claims, counters, free places and the audit have the places that the rule gives',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(hoursOfDay, hoursOfDay, exceptions, fc.nat(6), async (before, after, drawn, offset) => {
        await emptyBook(kuur.db, ['pool_exception']);
        const day = addDays(tuesday, offset);
        const range = { venueId: 'proefbad', poolId: 'baden', fromDay: day, toDay: day };
        expect((await save({ hours: [before] })).status).toBe(200);
        await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
        select 'proefbad', 'baden', ${day}::date, b, 10000 from generate_series(0, 95, 2) as b`.execute(kuur.db);
        expect((await audit(kuur.db)).map(({ invariant }) => invariant)).toEqual([
          'a bucket of today or later has no more capacity than its pool gives',
        ]);
        for (const [index, { from, days, capacity, at }] of drawn.entries()) {
          const [fromDate, toDate] = [addDays(tuesday, from), addDays(tuesday, from + days)];
          const [fromMinute, toMinute] = at ? [at[0] * 15, Math.min(96, at[0] + at[1]) * 15] : [null, null];
          await sql`insert into pool_exception
            (venue_id, id, pool_id, from_date, to_date, from_minute, to_minute, capacity)
          values ('proefbad', ${String(index)}, 'baden', ${fromDate}, ${toDate}, ${fromMinute}, ${toMinute},
            ${capacity})`.execute(kuur.db);
        }
        expect((await save({ hours: [after] })).status).toBe(200);
        const expected = capacitiesOn(day, (await readPoolTerms(kuur.db, range)).get('baden')!);
        expect([...(await freeByBucket(kuur.db, range)).get(day)!]).toEqual(expected);
        const throughout = { ...range, day, fromMinute: 0, toMinute: 1440 };
        expect(await freeThroughout(kuur.db, throughout)).toBe(Math.min(...expected));
        const { rows } = await sql<{ bucket: number; capacity: number }>`
        select bucket, capacity from pool_bucket order by bucket`.execute(kuur.db);
        expect(rows).toHaveLength(bucketsPerDay / 2);
        expect(rows.map(({ capacity }) => capacity)).toEqual(rows.map(({ bucket }) => expected[bucket]));
        expect(await audit(kuur.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  },
);
