import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import type { Tx } from '../rows/reservation.types.ts';

export interface Holder {
  column: 'session_hash' | 'origin_hash' | 'wide_origin_hash';
  hash: Uint8Array;
  /** How many times the counts of one network it may use. */
  factor: number;
}

/** Waits in seconds, until the first of what is counted is no longer. */
export interface HoldUse {
  places: number;
  dayPlaces: number;
  placesWait: number;
  starts: number;
  startsWait: number;
  /** With an unpaid hold of the day or several. */
  minutes: number;
  /** Of unpaid holds of the day; a live one counts with the longest life it may have. */
  placeMinutes: number;
  minutesWait: number;
}

/** One request of a holder at a time, until the transaction ends. Nothing is locked after it. */
export async function lockHolder(tx: Tx, venueId: string, { hash }: Holder): Promise<void> {
  const key = `${venueId}:${Buffer.from(hash).toString('base64')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A hold made while this transaction waited for the lock is younger than its `kuur_now()`. */
export async function holdUse(
  tx: Tx,
  {
    venueId,
    holder,
    day,
    windowSeconds,
  }: { venueId: string; holder: Holder; day: string | null; windowSeconds: number },
): Promise<HoldUse> {
  const { seconds: startSeconds } = limits.holdStarts;
  const counted = sql`day = ${day}::date and booked_at is null and ended > kuur_now() - make_interval(secs => ${windowSeconds})`;
  const seconds = (instant: typeof counted) => sql`coalesce(extract(epoch from ${instant}), 0)::float8`;
  const { rows } = await sql<HoldUse>`
    with hold as (
      select day, person_count, created_at, expires_at, confirmed_at as booked_at,
        state = 'hold' and expires_at > kuur_now() as live,
        case when state = 'hold' and expires_at > kuur_now() then max_expires_at
          else least(coalesce(ended_at, expires_at), expires_at) end as ended
      from reservation
      where venue_id = ${venueId} and ${sql.ref(holder.column)} = ${Buffer.from(holder.hash)}
        and created_at > kuur_now() - interval '24 hours'
    ), timed as (select *, extract(epoch from ended - created_at) / 60 as minutes from hold)
    select
      coalesce(sum(person_count) filter (where live), 0)::int as places,
      coalesce(sum(person_count) filter (where live and day = ${day}::date), 0)::int as "dayPlaces",
      ${seconds(sql`min(expires_at) filter (where live) - kuur_now()`)} as "placesWait",
      (count(*) filter (where created_at > kuur_now() - make_interval(secs => ${startSeconds})))::int as starts,
      ${seconds(sql`min(created_at) filter (where created_at > kuur_now() - make_interval(secs => ${startSeconds}))
        + make_interval(secs => ${startSeconds}) - kuur_now()`)} as "startsWait",
      coalesce((select sum(extract(epoch from upper(one) - lower(one))) / 60 from unnest(
        range_agg(tstzrange(created_at, greatest(created_at, least(ended, kuur_now())))) filter (where ${counted})) one), 0)::float8 as minutes,
      coalesce(sum(minutes * person_count) filter (where ${counted}), 0)::float8 as "placeMinutes",
      ${seconds(sql`min(ended) filter (where ${counted}) + make_interval(secs => ${windowSeconds}) - kuur_now()`)}
        as "minutesWait"
    from timed`.execute(tx);
  return rows[0]!;
}
