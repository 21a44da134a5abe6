import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ClaimRow, PoolDays } from './poolDays.repo.ts';

/**
 * An expired hold that may be let go: past its time, and no payment of it can still succeed. Expects `reservation r`.
 * Whoever releases the others asks the payment provider first.
 */
const isExpired = sql`r.state = 'hold' and r.expires_at <= kuur_now() and not exists (select from payment
  where payment.venue_id = r.venue_id and payment.reservation_id = r.id
    and payment.state in ('creating', 'open', 'pending', 'authorized'))`;

type Wanted = {
  venueId: string;
  poolId?: string | undefined;
  day?: string | undefined;
  exceptReservationId?: string | undefined;
  limit: number;
};

/** Marks expired holds (only those that claim this pool or day, when given) and answers their ids; skips locked ones. */
export async function expireHolds(
  tx: Tx,
  { venueId, poolId, day, exceptReservationId, limit }: Wanted,
): Promise<string[]> {
  const notOwn = exceptReservationId === undefined ? sql`` : sql`and r.id <> ${exceptReservationId}`;
  const onPool = poolId === undefined ? sql`` : sql`and c.pool_id = ${poolId}`;
  const onDay = day === undefined ? sql`` : sql`and c.day = ${day}::date`;
  const touching =
    poolId === undefined && day === undefined
      ? sql``
      : sql`and exists (select from pool_claim c where c.venue_id = r.venue_id and c.reservation_id = r.id
          and c.state = 'hold' ${onPool} ${onDay})`;
  const answer = await sql<{ id: string }>`
    with found as materialized (
      select r.id from reservation r where r.venue_id = ${venueId} and ${isExpired} ${notOwn} ${touching}
      order by r.expires_at limit ${limit} for update of r skip locked
    ), expired as (
      update reservation r set state = 'expired', ended_at = kuur_now() from found
      where r.venue_id = ${venueId} and r.id = found.id and r.state = 'hold' returning r.id
    ), told as (
      insert into reservation_event (venue_id, id, reservation_id, kind, actor)
      select ${venueId}, gen_random_uuid()::text, id, 'expired', 'system' from expired
    )
    select id from expired`.execute(tx);
  return answer.rows.map((row) => row.id);
}

/** Claims counted as booked that do not stand in this visitor's way: of expired holds and of their own reservation. */
export async function claimsInNobodysWay(
  db: Db,
  { venueId, poolId, fromDay, toDay }: PoolDays,
  ownReservationId: string | null,
): Promise<ClaimRow[]> {
  const answer = await sql<ClaimRow>`select c.day, c.from_bucket, c.to_bucket, c.units
    from pool_claim c join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    where c.venue_id = ${venueId} and c.pool_id = ${poolId} and c.state <> 'released'
      and c.day between ${fromDay}::date and ${toDay}::date
      and (r.id = ${ownReservationId} or (${isExpired}))`.execute(db);
  return answer.rows;
}
