import { sql } from 'kysely';
import { per } from './slices.ts';
import { hasChangedSince, measuredAt } from './termsChanges.ts';

/** Items with a time of their own: an arrangement or an entry has that of its parts. */
const isTimed = sql`i.removed_at is null and i.start_minute is not null and i.end_minute is not null
  and i.object_type = 'product' and not exists (select from reservation_item a
    where a.venue_id = i.venue_id and a.parent_id = i.id and a.checkin_type and a.removed_at is null)`;

/** Minutes of the day as a multirange: the exception over the fewest days, the last of equals, else the week. Expects `d`. */
const hours = sql`coalesce(
  (select case when e.blocks = '[]' then '{}' else (select range_agg(int4range((block ->> 'from')::int, (block ->> 'to')::int))
      from jsonb_array_elements(e.blocks) as block) end
    from opening_exception e where e.venue_id = d.venue_id and d.day between e.from_date and e.to_date
    order by e.to_date - e.from_date, e.created_at desc, e.id desc limit 1),
  (select range_agg(int4range(w.from_minute, w.to_minute)) from opening_week w
    where w.venue_id = d.venue_id and w.weekday = extract(isodow from d.day)),
  '{}')`;

export const openingInvariants = {
  'a booking is within the opening times, unless staff changed them later': per(
    'reservation',
    (within) => sql`
    with item as materialized (
      select i.venue_id, i.id, r.day, i.start_minute, i.end_minute, ${measuredAt} as measured_at
      from reservation_item i join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
      where ${within('i.reservation_id')} and ${within('r.id')} and r.state not in ('expired', 'cancelled') and ${isTimed}
    ), opening as materialized (
      select d.venue_id, d.day, ${hours} as hours from (select distinct venue_id, day from item) as d
    )
    select item.venue_id, item.id from item join opening using (venue_id, day)
    where (item.start_minute > item.end_minute or not opening.hours
        @> int4range(item.start_minute, greatest(item.start_minute, item.end_minute)))
      and not ${hasChangedSince('opening', { of: 'item', day: sql`item.day`, moment: sql`item.measured_at` })}`,
  ),
};
