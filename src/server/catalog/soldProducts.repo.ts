import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { planningSql } from './planningSql.ts';
import { priceRulesSql } from './priceRulesSql.ts';
import type { BookableProduct } from './soldProduct.types.ts';

export interface SoldProductRow extends BookableProduct {
  requested: boolean;
  partIds: { choice: number; productId: string }[];
}

export type SoldProductsKey =
  | { productIds: readonly string[] }
  | { xplanId: string; flowId?: never }
  | { flowId: string; xplanId?: string; page?: number };

/** Requested products first, then those that are only parts. One statement, because every booking waits for it. */
export async function readSoldProducts(db: Db, venueId: string, key: SoldProductsKey): Promise<SoldProductRow[]> {
  const { rows } = await sql<SoldProductRow>`
    with requested as (${requestedIds(venueId, key)}),
    part as (
      select collection_id, product_id, position, choice from collection_part
      where venue_id = ${venueId} and collection_id in (select id from requested)
    )
    select p.id in (select id from requested) as requested,
      p.id, p.xplan_id, p.object_type, p.type, p.name, p.price, p.vat_rate, p.payment_moment, p.deposit_percentage,
      ${priceRulesSql('p')} as price_rules, ${planningSql('p')} as planning, ${stayOf} as stay,
      (select coalesce(jsonb_agg(jsonb_build_object('choice', part.choice, 'productId', part.product_id)
          order by part.position), '[]')
        from part where part.collection_id = p.id) as part_ids
    from product p
    where p.venue_id = ${venueId} and p.object_type <> 'productGroup'
      and p.id in (select id from requested union select product_id from part)
    order by requested desc`.execute(db);
  return rows;
}

function requestedIds(venueId: string, key: SoldProductsKey): RawBuilder<unknown> {
  if ('productIds' in key) return sql`select unnest(${[...key.productIds]}::text[]) as id`;
  if (key.flowId === undefined) {
    return sql`select id from product where venue_id = ${venueId} and xplan_id = ${key.xplanId} and visible`;
  }
  const onPage = key.page === undefined ? sql`true` : sql`f.page = ${key.page}`;
  const chosen = key.xplanId === undefined ? sql`true` : sql`s.xplan_id = ${key.xplanId}`;
  return sql`
    with listed as (
      select distinct l.id from flow_entry f
      join category g on g.venue_id = f.venue_id and g.id = f.category_id and g.visible
      join category_product c on c.venue_id = g.venue_id and c.category_id = g.id
      join product l on l.venue_id = c.venue_id and l.id = c.product_id and l.visible
      where f.venue_id = ${venueId} and f.flow_id = ${key.flowId} and ${onPage}
    )
    select s.id from product s
    where s.venue_id = ${venueId} and s.visible and ${chosen} and (
      s.id in (select id from listed)
      or s.id in (select o.product_id from product_group_option o
        where o.venue_id = ${venueId} and o.group_id in (select id from listed)))`;
}

const stayOf = sql`(
  select jsonb_build_object('poolId', a.pool_id,
    'activityProduct', jsonb_build_object('id', q.id, 'xplanId', q.xplan_id, 'type', q.type, 'name', q.name,
      'price', q.price, 'vatRate', q.vat_rate, 'paymentMoment', q.payment_moment, 'depositPercentage', q.deposit_percentage),
    'activity', jsonb_build_object('arrivalFrom', a.arrival_from, 'arrivalTo', a.arrival_to,
      'arrivalStep', a.arrival_step, 'departureUntil', a.departure_until, 'departureStep', a.departure_step,
      'minStay', a.min_stay, 'maxStay', a.max_stay))
  from entry_stay e
  join activity a on a.venue_id = e.venue_id and a.product_id = e.activity_product_id
  join product q on q.venue_id = e.venue_id and q.id = e.activity_product_id
  where e.venue_id = p.venue_id and e.product_id = p.id)`;
