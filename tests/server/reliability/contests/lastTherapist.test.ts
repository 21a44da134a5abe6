import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/values/localDate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { audit } from '#server/audit/audit.service.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { BookingClient } from '../../../../src/tools/bookingClient.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addResource, addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';
import { addressOf, startServers } from '../startServers.ts';

const clients = 64;
const rounds = Number(process.env['CONTEST_ROUNDS'] ?? 2);
const slug = 'dagje';
const today = new Date().toISOString().slice(0, 10);
const [massage, duo] = ['302', '303'];

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { settings: { bookingCap: { count: 52, unit: 'week' } } });
  await createSmallCatalogue(database.db);
  await addTherapistsAndRooms(database.db, 1, 3);
  await oneCoupleRoom();
});
afterAll(() => database.close());

/** One room for two, and hosts enough: the room is what everybody waits for. */
async function oneCoupleRoom(): Promise<void> {
  const { db } = database;
  const { venueId } = proefbad;
  for (const [id, role] of [
    ['gastheer', 'therapist'],
    ['duokamer', 'room'],
  ] as const) {
    await db
      .insertInto('resourceKind')
      .values({ venueId, id, role, name: JSON.stringify({ nl: id }) })
      .execute();
  }
  for (let number = 1; number <= 8; number += 1)
    await addResource(db, { id: `gastheer-${number}`, kindId: 'gastheer' });
  await addResource(db, { id: 'duokamer-1', kindId: 'duokamer' });
  await sql`update product_need set kind_id = case position when 0 then 'gastheer' else 'duokamer' end, skill_id = null
    where product_id = 'duo'`.execute(db);
}

type ProductRequest = { productId: string; persons: number[]; preferredTime?: string; timeIsFixed?: boolean };
type Outcome = { sold: boolean; refusal: string | undefined; problems: string[] };

/** A visitor who begins a reservation for two on this day and requests a treatment at once. */
async function attempt(client: BookingClient, date: string, request: ProductRequest): Promise<Outcome> {
  const visitor = client.visitor();
  const created = await visitor.create(slug, { personCount: 2, date });
  const added = await visitor.addProduct(slug, request);
  return {
    sold: added.data?.reservation.persons.some(({ products }) => products.length > 0) ?? false,
    refusal: added.data?.notBookedProducts[0]?.reason,
    problems: [created.code, added.code].filter((code) => code !== undefined),
  };
}

/** All at once, spread over the servers. */
const contest = (
  servers: readonly BookingClient[],
  date: string,
  requestOf: (visitor: number) => ProductRequest,
): Promise<Outcome[]> =>
  Promise.all(
    Array.from({ length: clients }, (_, visitor) =>
      attempt(servers[visitor % servers.length]!, date, requestOf(visitor)),
    ),
  );

const soldIn = (outcomes: readonly Outcome[]): number => outcomes.filter(({ sold }) => sold).length;

/** The last therapist and the last couple room at one time of a day. */
async function round(servers: readonly BookingClient[], date: string, time: string): Promise<void> {
  const fixed = { preferredTime: time, timeIsFixed: true };
  const outcomes = await contest(servers, date, (visitor) =>
    visitor % 2 === 0 ? { productId: massage, persons: [1], ...fixed } : { productId: duo, persons: [1, 2], ...fixed },
  );
  const halves = [0, 1].map((half) => outcomes.filter((_, visitor) => visitor % 2 === half));
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
  expect(halves.map(soldIn)).toEqual([1, 1]);
  const losers = outcomes.filter(({ sold }) => !sold).map(({ refusal }) => refusal);
  expect(new Set(losers)).toEqual(new Set(['no_therapist', 'no_room']));
}

/** Without a preferred start the remaining hours are sold: an hour each, cleaning included, from ten to ten. */
async function spread(servers: readonly BookingClient[], date: string): Promise<void> {
  const outcomes = await contest(servers, date, () => ({ productId: massage, persons: [1] }));
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
  expect(soldIn(outcomes)).toBe(12);
}

async function doubleBookings(): Promise<number> {
  const answer = await sql<{ count: number }>`select count(*) as count from resource_claim a join resource_claim b
    on b.venue_id = a.venue_id and b.resource_id = a.resource_id and b.during && a.during and b.id > a.id
    where a.state <> 'released' and b.state <> 'released'`.execute(database.db);
  return answer.rows[0]!.count;
}

test(
  'of 64 visitors who request the last therapist and the last couple room one gets each, and no place is lost',
  { timeout: 1_800_000 },
  async () => {
    const server = await listeningServer(database);
    const client = bookingClient(server.origin, proefbad.venueId, clients);
    for (let number = 1; number <= rounds; number += 1) {
      await round([client], addDays(today, number), '13:00');
      if (number % 4 === 0) await spread([client], addDays(today, 210 + number / 4));
    }
    client.close();
    await server.close();
    expect(await doubleBookings()).toBe(0);
    await sql`analyze`.execute(database.db);
    expect(await audit(database.db)).toEqual([]);
  },
);

test.runIf(process.env['DATABASE_URL'])(
  'the same through two server processes on one database',
  { tags: ['full'], timeout: 1_800_000 },
  async () => {
    const servers = await startServers(await addressOf(database), 2);
    const bookingClients = servers.origins.map((origin) => bookingClient(origin, proefbad.venueId, clients / 2));
    for (let number = 1; number <= rounds; number += 1) {
      await round(bookingClients, addDays(today, number), '16:00');
      if (number % 4 === 0) await spread(bookingClients, addDays(today, 263 + number / 4));
    }
    for (const client of bookingClients) client.close();
    await servers.kill();
    expect(await doubleBookings()).toBe(0);
    await sql`analyze`.execute(database.db);
    expect(await audit(database.db)).toEqual([]);
  },
);

test.runIf(process.env['DATABASE_URL'])(
  'without the wall in the database the last therapist is given to several',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    await sql`alter table resource_claim drop constraint resource_claim_one_at_a_time`.execute(database.db);
    const server = await listeningServer(database);
    const client = bookingClient(server.origin, proefbad.venueId, clients);
    for (let number = 1; number <= 3; number += 1) {
      await contest([client], addDays(today, 330 + number), () => ({
        productId: massage,
        persons: [1],
        preferredTime: '13:00',
        timeIsFixed: true,
      }));
    }
    client.close();
    await server.close();
    expect(await doubleBookings()).toBeGreaterThan(0);
  },
);
