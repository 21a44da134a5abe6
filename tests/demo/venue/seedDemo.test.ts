import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { demoExceptions } from '#demo/venue/demoCalendar.ts';
import { demoBookables } from '#demo/venue/demoBookables.ts';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { demoGiftCards } from '#demo/venue/demoCredits.ts';
import { hashOfCode } from '#server/credits/giftCards/giftCards.service.ts';
import { demoVisits } from '#demo/venue/seedVisits.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { audit } from '#server/audit/audit.service.ts';
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
    {
      name: '',
      flows: 'entree avondentree ochtendbad arrangementen behandelingen hammamritueel stel-je-dag-samen',
    },
    {
      name: 'Om te geven of te bewaren',
      flows: 'cadeaubon badenkaart voucher-duo jaarabonnement voucher-rugmassage badenkaart-5',
    },
  ]);
});

test('three ways to pay can be walked with a check-in', async () => {
  const flows =
    await rows(sql`select f.slug, f.type, f.checkout_type, string_agg(g.name ->> 'nl', ', ' order by g.position) as groups
    from flow f join checkin_group g on g.flow_id = f.id where f.type in (1, 2) and f.slug <> 'reserveren-met-een-badenkaart'
    group by f.slug, f.type, f.checkout_type, f.position order by f.position`);
  expect(flows).toEqual([
    { slug: 'entree', type: 1, checkoutType: 'payment-and-location', groups: 'Hele dag, Middag, Avond' },
    { slug: 'avondentree', type: 2, checkoutType: 'location', groups: 'Avond' },
    { slug: 'ochtendbad', type: 1, checkoutType: 'payment', groups: 'Ochtend' },
  ]);
});

test('everything that must always be true of the data is true of the demo', async () => {
  expect(await audit(database.db)).toEqual([]);
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

test('every customer and reservation has an id that the contract allows', async () => {
  const wrong = await rows(sql`select id from customer where id !~ '^[A-Za-z0-9_-]{1,64}$'
    union all select id from reservation where id !~ '^[A-Za-z0-9_-]{1,64}$'`);
  expect(wrong).toEqual([]);
});

test('the customers can log in and have a history', async () => {
  const [anna] = await rows<{ passwordHash: string; states: string }>(sql`select c.password_hash,
      string_agg(r.state, ' ' order by r.day) as states
    from customer c join reservation r on r.customer_id = c.id where c.email = 'anna@olijfgaard.example'
    group by c.password_hash`);
  expect(await verify(anna!.passwordHash, 'olijfgaard1')).toBe(true);
  expect(anna!.states).toBe('completed completed completed completed confirmed');
});

test('a customer has a coming treatment and another a past arrangement, each with its claims', async () => {
  const booked = await rows(sql`select c.first_name, r.state, i.name ->> 'nl' as name, i.price, i.claim_count,
      (select count(*) from resource_claim k where k.item_id = i.id)
        + (select count(*) from pool_claim k where k.item_id = i.id) as claims
    from customer c join reservation r on r.customer_id = c.id join reservation_item i on i.reservation_id = r.id
    where (c.id, r.flow_id) in (('klant-anna', 'stel-je-dag-samen'), ('klant-claire', 'arrangementen')) and i.person = 1
    order by c.first_name, i.type, i.checkin_type, i.object_type, i.name ->> 'nl'`);
  const anna = { firstName: 'Anna', state: 'confirmed' };
  const claire = { firstName: 'Claire', state: 'completed' };
  expect(booked).toEqual([
    { ...anna, name: 'Hotstone massage, 50 min', price: 7900, claimCount: 3, claims: 3 },
    { ...anna, name: 'Entree hele dag', price: 0, claimCount: 1, claims: 1 },
    { ...anna, name: 'Entree hele dag', price: 3450, claimCount: 0, claims: 0 },
    { ...claire, name: 'Dag Ontspannen', price: 11900, claimCount: 0, claims: 0 },
    { ...claire, name: 'Rugmassage', price: 0, claimCount: 2, claims: 2 },
    { ...claire, name: 'Entree hele dag', price: 0, claimCount: 1, claims: 1 },
    { ...claire, name: 'Handdoek en badjas', price: 0, claimCount: 0, claims: 0 },
    { ...claire, name: 'Pot verse kruidenthee', price: 0, claimCount: 0, claims: 0 },
    { ...claire, name: 'Entree hele dag', price: 0, claimCount: 0, claims: 0 },
    { ...claire, name: 'Lunch in de serre', price: 0, claimCount: 1, claims: 1 },
  ]);
});

test('two customers have a multi-visit card with visits and a third comes as often as she likes', async () => {
  const cards = await rows(sql`select c.first_name, p.name ->> 'nl' as name, s.used, s.amount,
      s.usable_from <= ${today}::date and ${today}::date <= s.usable_to as usable,
      (select sum(visits) from subscription_use u where u.subscription_id = s.id) as counted
    from subscription s join customer c on c.id = s.customer_id join product p on p.id = s.product_id
    order by c.first_name`);
  expect(cards).toEqual([
    { firstName: 'Anna', name: 'Badenkaart', used: 3, amount: 10, usable: true, counted: 3 },
    { firstName: 'Bram', name: 'Badenkaart 5', used: 3, amount: 5, usable: true, counted: 3 },
    { firstName: 'Claire', name: 'Jaarabonnement', used: 0, amount: null, usable: true, counted: null },
  ]);
});

test('there are gift cards and promo codes to try', async () => {
  const seededRows = await database.db
    .selectFrom('giftCard')
    .select(['balance', 'blocked', 'lastFour'])
    .where(
      'codeHash',
      'in',
      demoGiftCards.map(({ code }) => hashOfCode(code)),
    )
    .orderBy('lastFour')
    .execute();
  expect(seededRows).toEqual([
    { balance: 10000, blocked: false, lastFour: '0001' },
    { balance: 3250, blocked: false, lastFour: '0002' },
    { balance: 5000, blocked: true, lastFour: '0003' },
  ]);
  expect(await rows(sql`select code, percent, amount from promo_code order by code`)).toEqual([
    { code: 'LENTE5', percent: null, amount: 500 },
    { code: 'WELKOM10', percent: 10, amount: null },
  ]);
});

test('each voucher pays what it is named after, at its price', async () => {
  const worth = await rows(sql`select v.id, max(v.price) as price, max(p.price * w.quantity) as most
    from product v join voucher_worth w on w.voucher_id = v.id join product p on p.id = w.product_id
    group by v.id order by v.id`);
  expect(worth).toEqual([
    { id: 'voucher-duo', price: 6900, most: 4900 },
    { id: 'voucher-rugmassage', price: 4500, most: 4500 },
  ]);
});

test('staff can log in as the owner and as a planner', async () => {
  const staff = await rows<{ role: string; passwordHash: string }>(
    sql`select role, password_hash from staff_user order by role`,
  );
  expect(staff.map(({ role }) => role)).toEqual(['owner', 'planner']);
  expect(await verify(staff[0]!.passwordHash, 'gaardhuis-mila-1')).toBe(true);
});

test('on whichever day the demo is made, nothing is booked on a closed day or above capacity, and treatments are', () => {
  const minutes = new Map(demoBookables.map(({ id, plan }) => [id, plan?.minutes ?? 0]));
  for (let offset = 0; offset < 800; offset += 5) {
    const day = addDays('2026-01-01', offset);
    const exceptions = demoExceptions(day);
    const dates = exceptions.map((exception) => exception.fromDate);
    expect(new Set(dates).size).toBe(dates.length);
    const coming = demoVisits(day).filter((visit) => visit.day >= day && visit.state === 'confirmed');
    const closed = exceptions.filter(({ blocks }) => blocks.length === 0).map(({ fromDate }) => fromDate);
    expect(coming.filter((visit) => closed.includes(visit.day))).toEqual([]);
    const persons = new Map<string, number>();
    for (const visit of coming.filter(({ stay }) => stay !== null)) {
      persons.set(visit.day, (persons.get(visit.day) ?? 0) + visit.persons);
    }
    expect(Math.max(...persons.values())).toBeLessThanOrEqual(220);
    const treatments = coming.flatMap((visit) => visit.treatments ?? []);
    expect(treatments.length).toBeGreaterThan(120);
    expect(treatments.every(({ productId, start }) => start + minutes.get(productId)! <= 23 * 60)).toBe(true);
  }
});
