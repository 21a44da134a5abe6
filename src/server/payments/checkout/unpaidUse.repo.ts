import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

interface Unpaid {
  /** Bookings to come, and their guests. */
  open: number;
  guests: number;
  /** Bookings made within the window. */
  made: number;
  /** Seconds until the first day of those to come is over. */
  openWait: number;
  /** Open ones that overlap the reservation's own hours; without times they overlap all of its day. */
  sameHours: number;
}

export interface UnpaidUse {
  customer: Unpaid;
  network: Unpaid;
  wide: Unpaid;
  addressIsConfirmed: boolean;
  /** Seconds until the first of those made within the window is no longer counted. */
  wait: number;
}

type Counted = 'customer_id' | 'origin_hash' | 'wide_origin_hash';

const unpaidOf = (column: Counted) => sql`json_build_object(
  'open', count(*) filter (where is_open and ${sql.ref(column)} = own_${sql.raw(column)}),
  'guests', coalesce(sum(person_count) filter (where is_open and ${sql.ref(column)} = own_${sql.raw(column)}), 0),
  'openWait', coalesce(extract(epoch from (min(day) filter (where is_open and ${sql.ref(column)} = own_${sql.raw(column)}) + 1)::timestamp
    at time zone min(time_zone) - kuur_now()), 0)::float8,
  'made', count(*) filter (where is_new and ${sql.ref(column)} = own_${sql.raw(column)}),
  'sameHours', count(*) filter (where is_open and is_same_time and ${sql.ref(column)} = own_${sql.raw(column)}))`;

const minutes = (row: string, from: 'from' | 'to') => {
  const [column, least] = from === 'from' ? (['start_minute', 'min'] as const) : (['end_minute', 'max'] as const);
  return sql`coalesce(${sql.ref(`${row}.${column}`)}, (select ${sql.raw(least)}(i.${sql.ref(column)}) from reservation_item i
    where i.venue_id = ${sql.ref(`${row}.venue_id`)} and i.reservation_id = ${sql.ref(`${row}.id`)} and i.removed_at is null),
    ${from === 'from' ? 0 : 1440})`;
};

/** Bookings whose price is not paid in full, of the reservation's customer and networks; not the reservation itself. */
export async function unpaidUse(
  tx: Tx,
  { venueId, reservationId, windowSeconds }: { venueId: string; reservationId: string; windowSeconds: number },
): Promise<UnpaidUse> {
  const { rows } = await sql<UnpaidUse>`
    with own as (
      select r.*, v.time_zone, c.email_confirmed_at is not null as confirmed, (kuur_now() at time zone v.time_zone)::date as today
      from reservation r join venue v on v.venue_id = r.venue_id
      left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
      where r.venue_id = ${venueId} and r.id = ${reservationId}
    ), unpaid as (
      select r.customer_id, r.origin_hash, r.wide_origin_hash, r.person_count, r.confirmed_at, r.day, own.time_zone,
        own.customer_id as own_customer_id, own.origin_hash as own_origin_hash, own.wide_origin_hash as own_wide_origin_hash,
        r.state = 'confirmed' and r.day >= own.today as is_open,
        r.confirmed_at > kuur_now() - make_interval(secs => ${windowSeconds}) as is_new,
        r.day = own.day and ${minutes('r', 'from')} < ${minutes('own', 'to')}
          and ${minutes('own', 'from')} < ${minutes('r', 'to')} as is_same_time
      from own join reservation r on r.venue_id = ${venueId} and r.id <> own.id
        and (r.customer_id = own.customer_id or r.origin_hash = own.origin_hash or r.wide_origin_hash = own.wide_origin_hash)
      where r.confirmed_at is not null and r.state <> 'cancelled' and r.total_paid < r.total
        and (r.day >= own.today or r.confirmed_at > kuur_now() - make_interval(secs => ${windowSeconds}))
    )
    select ${unpaidOf('customer_id')} as customer, ${unpaidOf('origin_hash')} as network,
      ${unpaidOf('wide_origin_hash')} as wide, (select confirmed from own) as "addressIsConfirmed",
      coalesce(extract(epoch from min(confirmed_at) filter (where is_new)
        + make_interval(secs => ${windowSeconds}) - kuur_now()), 0)::float8 as wait
    from unpaid`.execute(tx);
  return rows[0]!;
}
