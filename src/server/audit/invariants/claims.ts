import { sql } from 'kysely';
import { per } from './slices.ts';
import type { Within } from './slices.ts';

/** Expects `reservation r`. */
const isLive = sql`r.state in ('hold', 'confirmed', 'checked_in')`;

const liveClaims = (within: Within) => sql`(
  select c.venue_id, c.reservation_id, c.item_id, c.day, c.state from resource_claim c
  where c.state <> 'released' and ${within('c.reservation_id')}
  union all select c.venue_id, c.reservation_id, c.item_id, c.day, c.state from pool_claim c
  where c.state <> 'released' and ${within('c.reservation_id')})`;

const withReservation = sql`join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id`;
const withItem = sql`join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id`;

export const claimInvariants = {
  'a bucket is the sum of its live claims and within capacity': per(
    'day',
    (within) => sql`
    select b.venue_id, b.pool_id from pool p
    join pool_bucket b on b.venue_id = p.venue_id and b.pool_id = p.id
    left join pool_claim c on c.venue_id = b.venue_id and c.pool_id = b.pool_id and c.day = b.day
      and c.state <> 'released' and b.bucket >= c.from_bucket and b.bucket < c.to_bucket
    where ${within('b.day')}
    group by b.venue_id, b.pool_id, b.day, b.bucket
    having b.booked <> coalesce(sum(c.units), 0) or b.booked > b.capacity`,
  ),
  'a live claim has a bucket in every quarter': per(
    'reservation',
    (within) => sql`
    with claim as materialized (
      select c.* from pool_claim c where ${within('c.reservation_id')} and c.state <> 'released'
    ), short as (
      select s.* from (select distinct venue_id, pool_id, day, from_bucket, to_bucket from claim) s
      where s.to_bucket - s.from_bucket > (select count(*) from pool_bucket b where b.venue_id = s.venue_id
        and b.pool_id = s.pool_id and b.day = s.day and b.bucket >= s.from_bucket and b.bucket < s.to_bucket)
    )
    select venue_id, reservation_id from claim join short using (venue_id, pool_id, day, from_bucket, to_bucket)`,
  ),
  'no two live claims on a resource overlap': per(
    'reservation',
    (within) => sql`
    select a.venue_id, a.resource_id from resource_claim a join resource_claim b
      on b.venue_id = a.venue_id and b.resource_id = a.resource_id and b.id > a.id and b.during && a.during
    where a.state <> 'released' and b.state <> 'released' and a.item_id is not null and b.item_id is not null and ${within('a.reservation_id')}`,
  ),
  'an item has exactly its claims, in the state of its reservation': per(
    'reservation',
    (within) => sql`
    select venue_id, id from (
      select i.venue_id, i.id, i.claim_count, case r.state when 'hold' then 'hold' else 'confirmed' end as state, null as claimed
      from reservation r join reservation_item i on i.venue_id = r.venue_id and i.reservation_id = r.id
      where ${within('r.id')} and ${within('i.reservation_id')} and ${isLive} and i.removed_at is null
      union all select c.venue_id, c.item_id, null, null, c.state from ${liveClaims(within)} c
    ) part group by venue_id, id
    having count(state) > 0 and (count(claimed) <> max(claim_count)
      or count(claimed) <> count(*) filter (where claimed = 'hold') and max(state) = 'hold'
      or count(claimed) <> count(*) filter (where claimed = 'confirmed') and max(state) = 'confirmed')`,
  ),
  'an ended reservation and a removed item have no live claims': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from ${liveClaims(within)} c ${withReservation} ${withItem}
    where r.state in ('expired', 'cancelled') or i.removed_at is not null`,
  ),
  'a claim is for an item of its own reservation, on its day': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from ${liveClaims(within)} c ${withReservation} ${withItem}
    where i.reservation_id <> c.reservation_id or c.day <> r.day`,
  ),
  'an item lies inside the interval of its claims': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from resource_claim c ${withReservation} ${withItem}
    where ${within('c.reservation_id')} and c.state <> 'released'
      and not coalesce(lower(c.during) <= r.day + make_interval(mins => i.start_minute)
        and r.day + make_interval(mins => i.end_minute) <= upper(c.during), false)
    union all select c.venue_id, c.item_id from pool_claim c ${withItem}
    where ${within('c.reservation_id')} and c.state <> 'released'
      and not coalesce(c.from_bucket * 15 <= i.start_minute and i.end_minute <= c.to_bucket * 15, false)`,
  ),
};
