import { sql } from 'kysely';
import { per } from './slices.ts';
import { hasChangedSince, measuredAt } from './termsChanges.ts';

/**
 * The smallest of the exceptions that hold the bucket, else the smallest of the hours that hold the bucket, else the pool's own. Expects
 * `pool p` and `pool_bucket b`.
 */
const capacity = sql`coalesce((select min(e.capacity) from pool_exception e
  where e.venue_id = p.venue_id and e.pool_id = p.id and b.day between e.from_date and e.to_date
    and int4range(e.from_minute, e.to_minute) @> b.bucket * 15),
  (select min(h.capacity) from pool_hours h where h.venue_id = p.venue_id and h.pool_id = p.id
    and array[extract(isodow from b.day)::smallint] <@ h.weekdays
    and int4range(h.from_minute, h.to_minute) @> b.bucket * 15), p.capacity)`;

const buckets = sql`pool p join pool_bucket b on b.venue_id = p.venue_id and b.pool_id = p.id`;

export const poolInvariants = {
  'a bucket of today or later has no more capacity than its pool gives': per(
    'day',
    (within) => sql`
    select b.venue_id, b.pool_id from ${buckets} join venue v on v.venue_id = b.venue_id
    where ${within('b.day')} and b.day >= (kuur_now() at time zone v.time_zone)::date
      and b.capacity > greatest(b.booked, ${capacity})`,
  ),
  'more is booked in a pool than it gives only where staff made it smaller': per(
    'day',
    (within) => sql`
    select b.venue_id, c.item_id from ${buckets}
    join pool_claim c on c.venue_id = b.venue_id and c.pool_id = b.pool_id and c.day = b.day
      and c.state <> 'released' and b.bucket >= c.from_bucket and b.bucket < c.to_bucket
    join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    where ${within('b.day')} and b.booked > ${capacity}
      and not ${hasChangedSince('pool', { of: 'b', id: sql`b.pool_id`, day: sql`b.day`, moment: sql`i.created_at` })}`,
  ),
  'a claim takes the units of its product': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from pool_claim c
    join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    left join product_pool p on p.venue_id = i.venue_id and p.product_id = i.product_id and not i.checkin_type
    where ${within('c.reservation_id')} and ${within('i.reservation_id')} and c.state <> 'released' and c.units <> coalesce(p.units, 1)
      and not ${hasChangedSince('product', { of: 'i', id: sql`i.product_id`, moment: measuredAt })}`,
  ),
};
