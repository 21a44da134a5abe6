import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/values/localDate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { unguardedClaims, untilSoManyCame } from '#tests/server/reliability/withoutGuard.ts';
import { claimStay } from '#tests/support/claimStay.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertHold } from '#tests/support/hold.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { contestRounds } from '#tests/support/contestRounds.ts';

const rounds = contestRounds({ postgres: 15, embedded: 8 });
const clients = 64;
const places = proefbad.capacity;
const [fromMinute, toMinute] = [600, 720];
const buckets = 8;
const { venueId, poolId } = proefbad;

let database: OpenDatabase;
let holds: Awaited<ReturnType<typeof insertHold>>[];

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
  holds = await Promise.all(Array.from({ length: clients }, () => insertHold(database.db, { day: '2027-01-01' })));
});
afterAll(() => database.close());

/**
 * On PostgreSQL every client has a transaction of its own. The embedded database has one connection, on which
 * transactions can only follow each other: there the clients mix statement by statement.
 */
function claimOne(hold: (typeof holds)[number], day: string): Promise<'claimed' | 'full'> {
  const stay = { poolId, day, fromMinute, toMinute, units: 1 };
  if (database.kind === 'postgres') return inTransaction(database.db, (tx) => claimStay(tx, hold, stay));
  return claimStay(database.db as Tx, hold, stay);
}

async function round(day: string): Promise<{ answered: number; claimed: number; booked: number[] }> {
  const answers = await Promise.all(holds.map((hold) => claimOne(hold, day)));
  const claims = await sql<{ units: number }>`select coalesce(sum(units), 0) as units from pool_claim
    where venue_id = ${venueId} and day = ${day}::date`.execute(database.db);
  const counters = await sql<{ booked: number }>`select booked from pool_bucket
    where venue_id = ${venueId} and day = ${day}::date order by bucket`.execute(database.db);
  return {
    answered: answers.filter((answer) => answer === 'claimed').length,
    claimed: claims.rows[0]!.units,
    booked: counters.rows.map((row) => row.booked),
  };
}

test('of 64 who want the last 10 places at once exactly 10 get one, time and again', { timeout: 300_000 }, async () => {
  for (let index = 0; index < rounds; index += 1) {
    const outcome = await round(addDays('2027-02-01', index));
    expect(outcome).toEqual({ answered: places, claimed: places, booked: Array<number>(buckets).fill(places) });
  }
});

test(
  'the same contest without the guard sells places that are not there',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    await sql`alter table pool_bucket drop constraint pool_bucket_not_overbooked`.execute(database.db);
    let oversold = 0;
    for (let index = 0; index < rounds; index += 1) {
      const day = addDays('2028-02-01', index);
      await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
      select ${venueId}, ${poolId}, ${day}::date, b, ${places} from generate_series(0, 95) as b`.execute(database.db);
      const restore = interceptStatements(database.db, unguardedClaims(untilSoManyCame(places + 6)));
      if ((await round(day)).claimed > places) oversold += 1;
      restore();
    }
    expect(oversold).toBe(rounds);
  },
);
