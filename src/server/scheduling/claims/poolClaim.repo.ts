import { sql } from 'kysely';
import type { ClaimState } from '#server/db/schedulingTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { capacityAt } from '../days/poolTerms.repo.ts';

/** Buckets are quarters of an hour 0..95, the last one exclusive. */
export type BucketClaim = {
  venueId: string;
  reservationId: string;
  poolId: string;
  day: string;
  fromBucket: number;
  toBucket: number;
  units: number;
  rows: { id: string; itemId: string; units: number }[];
};

export async function ensureBuckets(tx: Tx, claim: BucketClaim): Promise<void> {
  await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
    select p.venue_id, p.id, ${claim.day}::date, wanted.bucket, ${capacityAt(sql`${claim.day}::date`, sql`wanted.bucket`)}
    from pool p, generate_series(${claim.fromBucket}::int, ${claim.toBucket}::int - 1) as wanted(bucket)
    where p.venue_id = ${claim.venueId} and p.id = ${claim.poolId} and not exists (select from pool_bucket b
      where b.venue_id = p.venue_id and b.pool_id = p.id and b.day = ${claim.day}::date and b.bucket = wanted.bucket)
    order by wanted.bucket
    on conflict do nothing`.execute(tx);
}

export async function lockBuckets(tx: Tx, claims: BucketClaim[]): Promise<void> {
  const [first] = claims;
  if (!first) return;
  const buckets = claims.map(
    (claim) => sql`(b.pool_id = ${claim.poolId} and b.day = ${claim.day}::date
      and b.bucket >= ${claim.fromBucket}::int and b.bucket < ${claim.toBucket}::int)`,
  );
  await sql`select from pool_bucket b where b.venue_id = ${first.venueId} and (${sql.join(buckets, sql` or `)})
    order by b.pool_id, b.day, b.bucket for update`.execute(tx);
}

/**
 * All buckets or none; returns how many. An earlier statement locks them, or counts from before the wait would be
 * compared.
 */
export async function claimBuckets(tx: Tx, claim: BucketClaim): Promise<number> {
  const { venueId, poolId, day, fromBucket, toBucket, units } = claim;
  const answer = await sql<{ count: number }>`
    with all_fit as (
      select count(*) = ${toBucket}::int - ${fromBucket}::int and bool_and(booked + ${units}::int <= capacity) as yes
      from pool_bucket where venue_id = ${venueId} and pool_id = ${poolId} and day = ${day}::date
        and bucket >= ${fromBucket}::int and bucket < ${toBucket}::int
    ), taken as (
      update pool_bucket b set booked = b.booked + ${units}::int
      where (select yes from all_fit) and b.venue_id = ${venueId} and b.pool_id = ${poolId} and b.day = ${day}::date
        and b.bucket >= ${fromBucket}::int and b.bucket < ${toBucket}::int and b.booked + ${units}::int <= b.capacity
      returning b.bucket
    ), written as (${insertClaim(claim)}
      where (select count(*) from taken) = ${toBucket}::int - ${fromBucket}::int
    )
    select count(*) as count from taken`.execute(tx);
  return answer.rows[0]?.count ?? 0;
}

const insertClaim = (claim: BucketClaim) => sql`
  insert into pool_claim (venue_id, id, reservation_id, item_id, pool_id, day, from_bucket, to_bucket, units)
  select ${claim.venueId}, row.id, ${claim.reservationId}, row.item_id, ${claim.poolId}, ${claim.day}::date,
    ${claim.fromBucket}::int, ${claim.toBucket}::int, row.units
  from unnest(${claim.rows.map((row) => row.id)}::text[], ${claim.rows.map((row) => row.itemId)}::text[],
    ${claim.rows.map((row) => row.units)}::int[]) as row(id, item_id, units)`;

export async function releasePoolClaims(
  tx: Tx,
  { venueId, reservationIds, itemIds }: { venueId: string; reservationIds: string[]; itemIds?: string[] | undefined },
): Promise<number> {
  const onlyItems = itemIds ? sql`and item_id = any(${itemIds}::text[])` : sql``;
  const answer = await sql<{ count: number }>`
    with freed as (
      update pool_claim set state = 'released'
      where venue_id = ${venueId} and reservation_id = any(${reservationIds}::text[]) and state <> 'released' ${onlyItems}
      returning pool_id, day, from_bucket, to_bucket, units
    ), sums as (
      select pool_id, day, bucket, sum(units)::int as units
      from freed, generate_series(from_bucket, to_bucket - 1) as bucket group by pool_id, day, bucket
    ), locked as materialized (
      select b.pool_id, b.day, b.bucket, sums.units from pool_bucket b
      join sums on b.pool_id = sums.pool_id and b.day = sums.day and b.bucket = sums.bucket
      where b.venue_id = ${venueId} order by b.pool_id, b.day, b.bucket for update of b
    ), returned as (
      update pool_bucket b set booked = b.booked - locked.units,
        capacity = greatest(b.booked - locked.units, least(b.capacity, ${capacityAt(sql`locked.day`, sql`locked.bucket`)}))
      from locked join pool p on p.venue_id = ${venueId} and p.id = locked.pool_id
      where b.venue_id = ${venueId} and b.pool_id = locked.pool_id and b.day = locked.day and b.bucket = locked.bucket
    )
    select count(*) as count from freed`.execute(tx);
  return answer.rows[0]?.count ?? 0;
}

export type ItemClaim = {
  venueId: string;
  reservationId: string;
  itemId: string;
  poolId: string;
  day: string;
  fromBucket: number;
  toBucket: number;
  units: number;
};

export async function poolClaimsInState(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
  states: ClaimState[],
): Promise<ItemClaim[]> {
  return db
    .selectFrom('poolClaim')
    .distinct()
    .select(['venueId', 'reservationId', 'itemId', 'poolId', 'day', 'fromBucket', 'toBucket', 'units'])
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', 'in', states)
    .orderBy('poolId')
    .orderBy('day')
    .orderBy('fromBucket')
    .orderBy('itemId')
    .execute();
}
