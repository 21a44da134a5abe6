import { sql } from 'kysely';
import { per } from './slices.ts';
import type { Within } from './slices.ts';
import { hasChangedSince, measuredAt } from './termsChanges.ts';

/** Live claims whose resource and product staff did not change afterwards, as `c`, with `item`'s `i` and `resource`'s `s`. */
const claims = (within: Within) => sql`resource_claim c
  join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
  join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
  join resource s on s.venue_id = c.venue_id and s.id = c.resource_id
  where ${within('c.reservation_id')} and ${within('r.id')} and ${within('i.reservation_id')} and c.state <> 'released'
    and not ${hasChangedSince('resource', { of: 'c', id: sql`c.resource_id`, day: sql`c.day`, moment: measuredAt })}`;

/** Expects `product_need n` and `resource s`. */
const servesNeed = sql`(s.kind_id = n.kind_id and (n.skill_id is null or exists (select from resource_skill k
  where k.venue_id = s.venue_id and k.resource_id = s.id and k.skill_id = n.skill_id)))`;

const spanOf = (block: string) =>
  sql`int4range((${sql.ref(block)} ->> 'from')::int, (${sql.ref(block)} ->> 'to')::int)`;

/** Minutes of the day as a multirange, of the exceptions of these kinds. Expects `resource_claim c`. */
const exceptions = (kinds: readonly string[]) => sql`coalesce((
  select range_agg(case when e.blocks is null then int4range(0, 1440) else ${spanOf('block')} end)
  from roster_exception e left join lateral jsonb_array_elements(e.blocks) as block on true
  where e.venue_id = c.venue_id and e.resource_id = c.resource_id and c.day between e.from_date and e.to_date
    and e.kind in (${sql.join(kinds)}) and (e.blocks is null or block is not null)), '{}')`;

/** The week of the roster that the day is in repeats from the Monday of its first. Expects `resource_claim c`, `resource s`. */
const roster = sql`coalesce((
  select range_agg(${spanOf('block')})
  from jsonb_array_elements(s.roster_weeks -> ((c.day - s.roster_from + extract(isodow from s.roster_from)::int - 1) / 7
    % nullif(jsonb_array_length(s.roster_weeks), 0)) -> 'days') as weekday,
    jsonb_array_elements(weekday -> 'blocks') as block
  where c.day >= s.roster_from and (weekday ->> 'weekday')::int = extract(isodow from c.day)), '{}')`;

/** A bound of a claim as a minute of its day. Expects `resource_claim c`; buffers over midnight are nobody's. */
const minuteOf = (bound: 'lower' | 'upper') => sql`least(1440, greatest(0,
  (extract(epoch from ${sql.raw(bound)}(c.during) - c.day::timestamp) / 60)::int))`;

const minutesClaimed = sql`int4range(${minuteOf('lower')}, ${minuteOf('upper')})`;

export const rosterInvariants = {
  'a treatment is served by resources that can, unless staff changed them later': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from ${claims(within)}
      and not ${hasChangedSince('product', { of: 'i', id: sql`i.product_id`, moment: measuredAt })}
      and not exists (select from product_need n
        where n.venue_id = i.venue_id and n.product_id = i.product_id and ${servesNeed})
    union all select i.venue_id, i.id from reservation_item i
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    join product_need n on n.venue_id = i.venue_id and n.product_id = i.product_id
    where ${within('i.reservation_id')} and ${within('r.id')} and r.state in ('hold', 'confirmed', 'checked_in') and i.removed_at is null
      and i.claim_count > 0 and i.claim_count = (select count(*) from (select item_id from resource_claim c
          where c.venue_id = i.venue_id and c.item_id = i.id and c.state <> 'released'
        union all select item_id from pool_claim c
          where c.venue_id = i.venue_id and c.reservation_id = i.reservation_id and c.item_id = i.id
            and c.state <> 'released') as live)
      and not ${hasChangedSince('product', { of: 'i', id: sql`i.product_id`, moment: measuredAt })}
      and n.count > (select count(*) from resource_claim c
        join resource s on s.venue_id = c.venue_id and s.id = c.resource_id
        where c.venue_id = i.venue_id and c.item_id = i.id and c.state <> 'released' and (${servesNeed}
          or ${hasChangedSince('resource', { of: 'c', id: sql`c.resource_id`, day: sql`c.day`, moment: measuredAt })}))`,
  ),
  'who serves a treatment is at work then, unless staff changed the roster later': per(
    'reservation',
    (within) => sql`
    select c.venue_id, c.item_id from ${claims(within)}
      and (not s.active or not (${roster} + ${exceptions(['extra'])} - ${exceptions(['absence', 'closure', 'break'])}
        @> ${minutesClaimed}))`,
  ),
};
