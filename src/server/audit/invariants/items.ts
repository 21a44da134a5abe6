import { sql } from 'kysely';
import { per } from './slices.ts';
import type { Within } from './slices.ts';

const liveItems = (within: Within) => sql`(select i.* from reservation_item i
  join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
  where r.state in ('hold', 'confirmed', 'checked_in') and ${within('i.reservation_id')} and ${within('r.id')})`;

export const itemInvariants = {
  'a shared unit is there for all its guests or for none': per(
    'reservation',
    (within) => sql`
    with guest as (
      select venue_id, reservation_id, unit_id, person, bool_or(removed_at is null) as lives,
        string_agg(product_id || ' ' || (removed_at is null), ',' order by product_id, removed_at is null) as has
      from ${liveItems(within)} i where unit_id is not null group by venue_id, reservation_id, unit_id, person
    )
    select venue_id, reservation_id from guest group by venue_id, reservation_id, unit_id
    having bool_or(lives) and (count(*) < 2 or count(distinct has) > 1)`,
  ),
  'guests who share an item have it at the same time': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from ${liveItems(within)} i join ${liveItems(within)} h on h.venue_id = i.venue_id
      and h.reservation_id = i.reservation_id and h.unit_id = i.unit_id and h.product_id = i.product_id
    where i.claim_count = 0 and h.claim_count > 0 and i.removed_at is null and h.removed_at is null
      and (i.start_minute is distinct from h.start_minute or i.end_minute is distinct from h.end_minute)`,
  ),
  'a part has a parent that is there, for the same guest': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from ${liveItems(within)} i
    left join reservation_item p on p.venue_id = i.venue_id and p.id = i.parent_id
      and p.reservation_id = i.reservation_id and ${within('p.reservation_id')} and p.person = i.person and p.removed_at is null and p.parent_id is null
    where i.parent_id is not null and i.removed_at is null and p.id is null`,
  ),
  'a parent that is there has all its parts': per(
    'reservation',
    (within) => sql`
    select p.venue_id, p.id from ${liveItems(within)} p
    join reservation_item i on i.venue_id = p.venue_id and i.parent_id = p.id
    where p.removed_at is null and i.removed_at is not null`,
  ),
  'a guest is in one place at a time': per(
    'reservation',
    (within) => sql`
    with busy as (select * from ${liveItems(within)} i where removed_at is null and object_type = 'product' and type <> 10
      and not checkin_type and start_minute is not null and end_minute is not null)
    select a.venue_id, a.id from busy a join busy b on b.venue_id = a.venue_id and b.reservation_id = a.reservation_id
      and b.person = a.person and b.id > a.id
    where a.start_minute < b.end_minute and b.start_minute < a.end_minute`,
  ),
  'a part costs nothing beside its parent': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from ${liveItems(within)} i
    where i.parent_id is not null and i.removed_at is null and i.price <> 0`,
  ),
  'the total is the sum of the items': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    left join reservation_item i on i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null
    where ${within('r.id')} and r.state in ('hold', 'confirmed', 'checked_in')
    group by r.venue_id, r.id having r.total <> coalesce(sum(i.price), 0)
      or r.total <> r.total_pay_now + r.total_pay_later`,
  ),
  'an item is for a guest of the party': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from reservation_item i
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where ${within('i.reservation_id')} and i.removed_at is null and i.person > r.person_count
      and r.state not in ('expired', 'cancelled')`,
  ),
};
