import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { isExpiredClaim } from './dayRows.repo.ts';
import { capacityAt } from './poolTerms.repo.ts';

export type PoolDays = { venueId: string; poolIds: readonly string[]; fromDay: string; toDay: string };

export type BucketsRow = { poolId: string; day: string; buckets: number[]; free: number[] };
export type ClaimRow = { poolId: string; day: string; fromBucket: number; toBucket: number; units: number };

export async function bucketsOfDays(db: Db, { venueId, poolIds, fromDay, toDay }: PoolDays): Promise<BucketsRow[]> {
  const answer = await sql<BucketsRow>`select pool_id, day, json_agg(bucket) as buckets,
      json_agg(capacity - booked) as free
    from pool_bucket where venue_id = ${venueId} and pool_id = any(${[...poolIds]}::text[])
      and day between ${fromDay}::date and ${toDay}::date
    group by pool_id, day`.execute(db);
  return answer.rows;
}

/** The id of the reservation, or what selects it. */
export type Own = {
  reservationId: string | RawBuilder<string> | null;
  itemIds?: readonly string[] | undefined;
};

export async function claimsCountedAsFree(
  db: Db,
  { venueId, poolIds, fromDay, toDay }: PoolDays,
  own: Own,
): Promise<ClaimRow[]> {
  const isOwn = own.reservationId === null ? sql`false` : sql`c.reservation_id = ${own.reservationId}`;
  const { itemIds = [] } = own;
  const isExcepted = itemIds.length === 0 ? sql`false` : sql`c.item_id = any(${[...itemIds]}::text[])`;
  const ids = [isExpiredClaim, isOwn, isExcepted].map(
    (
      isFree,
    ) => sql`select c.id from pool_claim c where c.venue_id = ${venueId} and c.pool_id = any(${[...poolIds]}::text[])
      and c.state <> 'released' and c.day between ${fromDay}::date and ${toDay}::date and ${isFree}`,
  );
  const answer = await sql<ClaimRow>`select c.pool_id, c.day, c.from_bucket, c.to_bucket, c.units
    from pool_claim c where c.venue_id = ${venueId} and c.id in (${sql.join(ids, sql` union `)})`.execute(db);
  return answer.rows;
}

type Buckets = { venueId: string; poolId: string; day: string; fromBucket: number; toBucket: number };

export async function readFreePlaces(db: Db, buckets: Buckets): Promise<number | null> {
  const { venueId, poolId, day, fromBucket, toBucket } = buckets;
  const answer = await sql<{ free: number }>`
    select min(coalesce(b.capacity - b.booked, ${capacityAt(sql`${day}::date`, sql`w.bucket`)})) as free
    from pool p cross join generate_series(${fromBucket}::int, ${toBucket}::int - 1) as w(bucket)
    left join pool_bucket b
      on b.venue_id = p.venue_id and b.pool_id = p.id and b.day = ${day}::date and b.bucket = w.bucket
    where p.venue_id = ${venueId} and p.id = ${poolId}`.execute(db);
  return answer.rows[0]?.free ?? null;
}
