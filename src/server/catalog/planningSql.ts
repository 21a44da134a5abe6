import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The `ProductPlan` of a product, or null. */
export const planningSql = (alias: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('duration', t.duration, 'bufferBefore', t.buffer_before, 'bufferAfter', t.buffer_after,
    'guests', t.guests, 'noticeHours', t.notice_hours,
    'needs', (select coalesce(jsonb_agg(jsonb_build_object('kindId', n.kind_id, 'skillId', n.skill_id,
        'count', n.count) order by n.position), '[]')
      from product_need n where n.venue_id = t.venue_id and n.product_id = t.product_id),
    'pool', (select jsonb_build_object('poolId', l.pool_id, 'units', l.units, 'starts', l.starts,
        'weekdays', l.weekdays)
      from product_pool l where l.venue_id = t.venue_id and l.product_id = t.product_id))
  from product_planning t
  where t.venue_id = ${sql.ref(`${alias}.venueId`)} and t.product_id = ${sql.ref(`${alias}.id`)})`;
