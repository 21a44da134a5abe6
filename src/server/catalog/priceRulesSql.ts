import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export const priceRulesSql = (alias: string): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('fromDate', r.from_date, 'toDate', r.to_date,
    'weekdays', r.weekdays, 'fromMinute', r.from_minute, 'toMinute', r.to_minute,
    'price', r.price, 'priority', r.priority)), '[]')
  from price_rule r
  where r.venue_id = ${sql.ref(`${alias}.venueId`)} and r.product_id = ${sql.ref(`${alias}.id`)})`;
