import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { isExpired } from './dayRows.repo.ts';

export type PoolDays = { venueId: string; poolId: string; fromDay: string; toDay: string };

/** The smallest exception of a day, else the pool's own. Expects `pool p`. */
export const capacityOn = (
  day: ReturnType<typeof sql>,
) => sql<number>`coalesce((select min(e.capacity) from pool_exception e
  where e.venue_id = p.venue_id and e.pool_id = p.id and ${day} between e.from_date and e.to_date), p.capacity)`;

export type CapacityRow = { day: string; capacity: number };
export type BucketsRow = { day: string; buckets: number[]; free: number[] };
export type ClaimRow = { day: string; fromBucket: number; toBucket: number; units: number };

export async function capacityByDay(db: Db, { venueId, poolId, fromDay, toDay }: PoolDays): Promise<CapacityRow[]> {
  const answer = await sql<CapacityRow>`select d::date as day, ${capacityOn(sql`d::date`)} as capacity
    from pool p, generate_series(${fromDay}::timestamp, ${toDay}::timestamp, '1 day') as d
    where p.venue_id = ${venueId} and p.id = ${poolId} order by d`.execute(db);
  return answer.rows;
}

export async function bucketsOfDays(db: Db, { venueId, poolId, fromDay, toDay }: PoolDays): Promise<BucketsRow[]> {
  const answer = await sql<BucketsRow>`select day, json_agg(bucket) as buckets, json_agg(capacity - booked) as free
    from pool_bucket where venue_id = ${venueId} and pool_id = ${poolId} and day between ${fromDay}::date and ${toDay}::date
    group by day`.execute(db);
  return answer.rows;
}

export type Own = { reservationId: string | null; itemIds?: readonly string[] | undefined };

export async function claimsCountedAsFree(
  db: Db,
  { venueId, poolId, fromDay, toDay }: PoolDays,
  own: Own,
): Promise<ClaimRow[]> {
  const answer = await sql<ClaimRow>`select c.day, c.from_bucket, c.to_bucket, c.units
    from pool_claim c join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    where c.venue_id = ${venueId} and c.pool_id = ${poolId} and c.state <> 'released'
      and c.day between ${fromDay}::date and ${toDay}::date
      and (r.id = ${own.reservationId} or c.item_id = any(${[...(own.itemIds ?? [])]}::text[]) or (${isExpired}))`.execute(
    db,
  );
  return answer.rows;
}

type Buckets = { venueId: string; poolId: string; day: string; fromBucket: number; toBucket: number };

export async function readFreePlaces(db: Db, buckets: Buckets): Promise<number | null> {
  const { venueId, poolId, day, fromBucket, toBucket } = buckets;
  const answer = await sql<{ free: number }>`
    select least(b.free, case when b.count < ${toBucket}::int - ${fromBucket}::int
      then ${capacityOn(sql`${day}::date`)} end) as free
    from pool p, (select count(*) as count, min(capacity - booked) as free from pool_bucket
      where venue_id = ${venueId} and pool_id = ${poolId} and day = ${day}::date
        and bucket >= ${fromBucket}::int and bucket < ${toBucket}::int) as b
    where p.venue_id = ${venueId} and p.id = ${poolId}`.execute(db);
  return answer.rows[0]?.free ?? null;
}
