import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { confirmClaims, releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { claimStay } from '#tests/support/claimStay.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { insertHold } from '#tests/support/hold.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const day = '2027-06-01';
const { venueId, poolId, capacity } = proefbad;
let database: OpenDatabase;
let holds: Awaited<ReturnType<typeof insertHold>>[];

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
});
afterAll(() => database.close());

async function startOver(): Promise<void> {
  await emptyBook(database.db);
  holds = await Promise.all([0, 1, 2, 3].map(() => insertHold(database.db, { day })));
}

type Step =
  | { kind: 'claim'; hold: number; from: number; quarters: number; units: number }
  | { kind: 'release' | 'confirm' | 'expire'; hold: number };

const holdIndex = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      hold: holdIndex,
      from: fc.integer({ min: 40, max: 46 }),
      quarters: fc.integer({ min: 1, max: 6 }),
      units: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('release' as const, 'confirm' as const), hold: holdIndex }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), hold: holdIndex }) },
);

/** 'full' or 'claimed' for a claim, null for the rest. Each locks its reservation first, as the services do. */
function run(one: Step): Promise<'claimed' | 'full' | null> {
  const { reservationId, itemId } = holds[one.hold]!;
  const key = { venueId, reservationId };
  return inTransaction(database.db, async (tx) => {
    const locked = await sql<{ state: string }>`select state from reservation
      where venue_id = ${venueId} and id = ${reservationId} for update`.execute(tx);
    if (locked.rows[0]?.state !== 'hold') return null;
    if (one.kind === 'release') await releaseClaims(tx, key);
    if (one.kind === 'confirm') await confirmClaims(tx, key);
    if (one.kind === 'expire') {
      await sql`update reservation set expires_at = kuur_now() where venue_id = ${venueId} and id = ${reservationId}`.execute(
        tx,
      );
    }
    if (one.kind !== 'claim') return null;
    const times = { fromMinute: one.from * 15, toMinute: (one.from + one.quarters) * 15 };
    return claimStay(tx, { ...key, itemId }, { poolId, day, ...times, units: one.units });
  });
}

async function differences(): Promise<unknown[]> {
  const answer = await sql`select b.bucket, b.booked, b.capacity, coalesce(sum(c.units), 0) as claimed
    from pool_bucket b left join pool_claim c on c.venue_id = b.venue_id and c.pool_id = b.pool_id and c.day = b.day
      and c.state <> 'released' and b.bucket >= c.from_bucket and b.bucket < c.to_bucket
    group by b.bucket, b.booked, b.capacity
    having b.booked <> coalesce(sum(c.units), 0) or b.booked > b.capacity`.execute(database.db);
  return answer.rows;
}

test(
  'whatever is claimed, released, confirmed and expired at the same time, the counters are the sum of the claims',
  {
    timeout: 180_000,
  },
  async () => {
    const history = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        await startOver();
        for (const batch of batches) {
          const ended = await Promise.allSettled(batch.map(run));
          expect(ended.filter((one) => one.status === 'rejected')).toEqual([]);
          expect(await differences()).toEqual([]);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  },
);

test(
  'one after another, a stay is taken exactly when its places are free in every quarter',
  { timeout: 180_000 },
  async () => {
    const claims = step.filter((one) => one.kind === 'claim' || one.kind === 'release');
    await fc.assert(
      fc.asyncProperty(fc.array(claims, { minLength: 1, maxLength: 12 }), async (steps) => {
        await startOver();
        const model = new Map<number, number[]>(holds.map((_, index) => [index, Array<number>(96).fill(0)]));
        const used = (quarter: number) => [...model.values()].reduce((sum, own) => sum + own[quarter]!, 0);
        for (const one of steps) {
          const answer = await run(one);
          if (one.kind !== 'claim') {
            model.set(one.hold, Array<number>(96).fill(0));
            continue;
          }
          const quarters = Array.from({ length: one.quarters }, (_, index) => one.from + index);
          const fits = quarters.every((quarter) => used(quarter) + one.units <= capacity);
          expect(answer).toBe(fits ? 'claimed' : 'full');
          if (fits) for (const quarter of quarters) model.get(one.hold)![quarter]! += one.units;
        }
        const free = (await freeByBucket(database.db, { venueId, poolId, fromDay: day, toDay: day })).get(day)!;
        expect([...free]).toEqual(Array.from({ length: 96 }, (_, quarter) => capacity - used(quarter)));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  },
);
