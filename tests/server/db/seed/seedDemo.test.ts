import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { demoExceptions } from '#server/db/seed/demoCalendar.ts';
import { busyDays, customerVisits } from '#server/db/seed/demoVisits.ts';
import { seedDemo } from '#server/db/seed/seedDemo.ts';
import { freeByBucket } from '#server/planning/poolClaim.service.ts';
import { testDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';
let database: OpenDatabase;
let written: boolean;

beforeAll(async () => {
  database = await testDatabase();
  written = await seedDemo(database.db, now);
});
afterAll(() => database.close());

const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows;

test('the demo is written once and never over an existing venue', async () => {
  expect(written).toBe(true);
  expect(await seedDemo(database.db, now)).toBe(false);
  expect(await rows(sql`select venue_id, name from venue`)).toEqual([
    { venueId: 'olijfgaard', name: 'Thermen Olijfgaard' },
  ]);
});

test('the start page has a section for a visit and one to give or to keep', async () => {
  const sections = await rows(sql`select s.name ->> 'nl' as name, string_agg(f.slug, ' ' order by sf.position) as flows
    from start_section s join start_flow sf on sf.section_id = s.id join flow f on f.id = sf.flow_id
    group by s.id, s.name, s.position order by s.position`);
  expect(sections).toEqual([
    { name: '', flows: 'entree avondentree ochtendbad arrangementen behandelingen' },
    { name: 'Om te geven of te bewaren', flows: 'cadeaubon badenkaart voucher-duo jaarabonnement' },
  ]);
});

test('three ways to pay can be walked with a check-in', async () => {
  const flows =
    await rows(sql`select f.slug, f.type, f.checkout_type, string_agg(g.name ->> 'nl', ', ' order by g.position) as groups
    from flow f join checkin_group g on g.flow_id = f.id where f.slug <> 'reserveren-met-een-badenkaart'
    group by f.slug, f.type, f.checkout_type, f.position order by f.position`);
  expect(flows).toEqual([
    { slug: 'entree', type: 1, checkoutType: 'payment-and-location', groups: 'Hele dag, Middag, Avond' },
    { slug: 'avondentree', type: 2, checkoutType: 'location', groups: 'Avond' },
    { slug: 'ochtendbad', type: 1, checkoutType: 'payment', groups: 'Ochtend' },
  ]);
});

test('every text of the catalogue is there in four languages', async () => {
  const gaps = await rows(sql`select texts.id, texts.value from (
      select id, name as value from product where type <> 0 union all select id, description from product where type <> 0
      union all select id, name from flow union all select id, description from flow
      union all select id, name from checkin_group union all select id, text from message
      union all select id, alt from image union all select id, reason from opening_exception) as texts
    where not texts.value ?& array['nl', 'en', 'de', 'fr']`);
  expect(gaps).toEqual([]);
});

test('what is booked is the sum of what was claimed', async () => {
  const differences = await rows(sql`select b.day, b.bucket, b.booked, coalesce(sum(c.units), 0) as claimed
    from pool_bucket b left join pool_claim c on c.pool_id = b.pool_id and c.day = b.day and c.state <> 'released'
      and b.bucket >= c.from_bucket and b.bucket < c.to_bucket
    group by b.day, b.bucket, b.booked having b.booked <> coalesce(sum(c.units), 0)`);
  expect(differences).toEqual([]);
});

test('a coming Saturday is full, the Sunday after it has three places and a Friday has no evening', async () => {
  const range = { venueId: 'olijfgaard', poolId: 'baden', fromDay: today, toDay: addDays(today, 30) };
  const free = await freeByBucket(database.db, range);
  const full = [...free].filter(([, places]) => places[20 * 4] !== 220 && places[20 * 4]! <= 3);
  expect(full.map(([day, places]) => [weekdayOf(day), places[11 * 4], places[20 * 4]])).toEqual([
    [6, 0, 0],
    [7, 3, 3],
    [5, 220, 0],
  ]);
});

test('the customers can log in and have a history', async () => {
  const [anna] = await rows<{ passwordHash: string; states: string }>(sql`select c.password_hash,
      string_agg(r.state, ' ' order by r.day) as states
    from customer c join reservation r on r.customer_id = c.id where c.email = 'anna@olijfgaard.example'
    group by c.password_hash`);
  expect(await verify(anna!.passwordHash, 'olijfgaard1')).toBe(true);
  expect(anna!.states).toBe('completed completed confirmed');
});

test('money that was paid is in the books', async () => {
  const differences = await rows(sql`select r.id from reservation r left join ledger_entry l on l.reservation_id = r.id
    group by r.id, r.total_paid having r.total_paid <> coalesce(sum(l.amount), 0)`);
  expect(differences).toEqual([]);
});

test('on whichever day the demo is made, nothing is booked on a closed day or above capacity', () => {
  for (let offset = 0; offset < 800; offset += 1) {
    const day = addDays('2026-01-01', offset);
    const exceptions = demoExceptions(day);
    const dates = exceptions.map((exception) => exception.fromDate);
    expect(new Set(dates).size).toBe(dates.length);
    const coming = [...customerVisits(day), ...busyDays(day, 220)].filter((visit) => visit.day >= day);
    expect(coming.filter((visit) => dates.includes(visit.day))).toEqual([]);
    const persons = new Map<string, number>();
    for (const visit of coming.filter(({ state }) => state === 'confirmed')) {
      persons.set(visit.day, (persons.get(visit.day) ?? 0) + visit.persons);
    }
    expect(Math.max(...persons.values())).toBeLessThanOrEqual(220);
  }
});
