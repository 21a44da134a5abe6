import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Days inclusive. */
export type PoolDays = { venueId: string; poolId: string; fromDay: string; toDay: string };

/** Capacity of a pool on a day: the smallest exception of that day, else the pool's own. Expects `pool p` and `${day}`. */
export const capacityOn = (
  day: ReturnType<typeof sql>,
) => sql<number>`coalesce((select min(e.capacity) from pool_exception e
  where e.venue_id = p.venue_id and e.pool_id = p.id and ${day} between e.from_date and e.to_date), p.capacity)`;

export type CapacityRow = { day: string; capacity: number };
/** The free places of the buckets that have a counter, in pairs. */
export type BucketsRow = { day: string; buckets: number[]; free: number[] };
export type ClaimRow = { day: string; fromBucket: number; toBucket: number; units: number };

/** Every day of the range with the capacity a bucket without a row has; no rows when the pool does not exist. */
export async function capacityByDay(db: Db, { venueId, poolId, fromDay, toDay }: PoolDays): Promise<CapacityRow[]> {
  const answer = await sql<CapacityRow>`select d::date as day, ${capacityOn(sql`d::date`)} as capacity
    from pool p, generate_series(${fromDay}::timestamp, ${toDay}::timestamp, '1 day') as d
    where p.venue_id = ${venueId} and p.id = ${poolId} order by d`.execute(db);
  return answer.rows;
}

/** The counters that exist in the range, a row per day: a month has three thousand of them. */
export async function bucketsOfDays(db: Db, { venueId, poolId, fromDay, toDay }: PoolDays): Promise<BucketsRow[]> {
  const answer = await sql<BucketsRow>`select day, json_agg(bucket) as buckets, json_agg(capacity - booked) as free
    from pool_bucket where venue_id = ${venueId} and pool_id = ${poolId} and day between ${fromDay}::date and ${toDay}::date
    group by day`.execute(db);
  return answer.rows;
}
