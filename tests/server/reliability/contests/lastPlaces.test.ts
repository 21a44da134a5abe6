import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/values/localDate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { audit } from '#server/audit/audit.service.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { Answer, BookingClient, Visitor } from '../../../../src/tools/bookingClient.ts';
import { testDatabase } from '#tests/support/database.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';
import { addressOf, startServers } from '../startServers.ts';
import { concurrent, unguardedClaims, untilSoManyCame } from '../withoutGuard.ts';
import { contestRounds } from '#tests/support/contestRounds.ts';

const clients = 64;
const rounds = contestRounds({ postgres: 5, embedded: 3 });
const places = proefbad.capacity;
const { venueId, poolId, entry, activity } = proefbad;
const flow = proefbad.flows.location;
const today = new Date().toISOString().slice(0, 10);
const checkin = { entryId: entry.xplanId, activityId: activity.xplanId, persons: [1] };

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let client: BookingClient;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { settings: { bookingCap: { count: 52, unit: 'week' } } });
  server = await listeningServer(database);
  client = bookingClient(server.origin, venueId, clients);
  token = await customerToken();
});
afterAll(async () => {
  client.close();
  await server.close();
  await database.close();
});

async function customerToken(): Promise<string> {
  const person = { firstName: 'Roos', lastName: 'Prins', email: 'roos@proefbad.example', phone: '0612345678' };
  const body = { ...person, gender: 'f', password: 'geheim-123' };
  const answer = await client.send<{ accessToken: string }>({ method: 'POST', path: '/api/customers/register', body });
  return answer.data.accessToken;
}

type Attempt = { visitor: Visitor; id: string; sold: boolean; refusal: string | undefined; statuses: number[] };

/** A visitor who starts a reservation for this day and requests a place at once. */
async function attempt(bookingServer: BookingClient, date: string): Promise<Attempt> {
  const visitor = bookingServer.visitor();
  const created = await visitor.create(flow.slug, { personCount: 1, date, startTime: '10:00', endTime: '12:00' });
  const added = await visitor.addCheckin(flow.slug, checkin);
  const booked = added.data.reservation.persons.flatMap((person) => person.products);
  return {
    visitor,
    id: created.data.id,
    sold: booked.some((product) => product.xplanId === entry.xplanId),
    refusal: added.data.notBookedProducts[0]?.reason,
    statuses: [created.status, added.status],
  };
}

async function finishOnLocation({ visitor, id }: Attempt): Promise<Answer<{ number: string }>> {
  await visitor.link(flow.slug, token);
  await visitor.prepare(flow.slug, flow.id);
  return visitor.payOnLocation(id);
}

async function countersOn(day: string): Promise<{ claimed: number; booked: number[] }> {
  const claims = await sql<{ units: number }>`select coalesce(sum(units), 0) as units from pool_claim
    where venue_id = ${venueId} and day = ${day}::date and state <> 'released'`.execute(database.db);
  const counters = await sql<{ booked: number }>`select booked from pool_bucket
    where venue_id = ${venueId} and day = ${day}::date order by bucket`.execute(database.db);
  return { claimed: claims.rows[0]!.units, booked: counters.rows.map((row) => row.booked) };
}

/** All at once, spread over the servers. */
const contest = (servers: readonly BookingClient[], day: string): Promise<Attempt[]> =>
  Promise.all(Array.from({ length: clients }, (_, visitor) => attempt(servers[visitor % servers.length]!, day)));

/** Returns who got a place: as many as there are, and the others hear why not. */
async function round(servers: readonly BookingClient[], day: string): Promise<Attempt[]> {
  const attempts = await contest(servers, day);
  const winners = attempts.filter(({ sold }) => sold);
  const losers = attempts.filter(({ sold }) => !sold);
  expect(attempts.flatMap(({ statuses }) => statuses).filter((status) => status >= 400)).toEqual([]);
  expect(winners).toHaveLength(places);
  expect(losers.map(({ refusal }) => refusal)).toEqual(losers.map(() => 'pool_full'));
  expect(winners.map(({ refusal }) => refusal)).toEqual(winners.map(() => undefined));
  return winners;
}

const soldOut = { claimed: places, booked: Array<number>(8).fill(places) };

test(
  'of 64 visitors who request the last 10 places at once exactly 10 are sold one, time and again',
  { timeout: 1_800_000 },
  async () => {
    for (let number = 1; number <= rounds; number += 1) {
      const day = addDays(today, number);
      const winners = await round([client], day);
      if (number % 2 === 0) {
        const finished = await Promise.all(winners.map(finishOnLocation));
        expect(finished.map(({ status }) => status)).toEqual(winners.map(() => 200));
        expect(new Set(finished.map(({ data }) => data.number)).size).toBe(places);
      }
      expect(await countersOn(day)).toEqual(soldOut);
    }
    expect(await audit(database.db)).toEqual([]);
  },
);

test.runIf(process.env['DATABASE_URL'])(
  'the same through two server processes on one database',
  { tags: ['full'], timeout: 1_800_000 },
  async () => {
    const servers = await startServers(await addressOf(database), 2);
    const bookingClients = servers.origins.map((origin) => bookingClient(origin, venueId, clients / 2));
    for (let number = 1; number <= rounds; number += 1) {
      const day = addDays(today, 100 + number);
      await round(bookingClients, day);
      expect(await countersOn(day)).toEqual(soldOut);
    }
    for (const bookingServer of bookingClients) bookingServer.close();
    await servers.kill();
    expect(await audit(database.db)).toEqual([]);
  },
);

test(
  'the same contest without the guard sells places that are not there',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    await sql`alter table pool_bucket drop constraint pool_bucket_not_overbooked`.execute(database.db);
    await sql`alter table pool_claim drop constraint pool_claim_venue_id_item_id_fkey`.execute(database.db);
    const unguarded = await listeningServer(database, concurrent(database));
    const unguardedClient = bookingClient(unguarded.origin, venueId, clients);
    const unguardedRounds = contestRounds({ postgres: 4, embedded: 2 });
    let oversold = 0;
    for (let number = 1; number <= unguardedRounds; number += 1) {
      const day = addDays(today, 200 + number);
      await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
      select ${venueId}, ${poolId}, ${day}::date, b, ${places} from generate_series(0, 95) as b`.execute(database.db);
      const restore = interceptStatements(database.db, unguardedClaims(untilSoManyCame(places + 6)));
      await contest([unguardedClient], day);
      restore();
      if ((await countersOn(day)).claimed > places) oversold += 1;
    }
    unguardedClient.close();
    await unguarded.close();
    console.info(`without the guard ${oversold} of ${unguardedRounds} rounds were oversold (${database.kind})`);
    expect(oversold).toBeGreaterThan(0);
  },
);
