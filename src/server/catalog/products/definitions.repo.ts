import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { planningSql } from '../planningSql.ts';
import type { DefinitionRow, Key, ObjectType } from './definition.types.ts';

export async function readDefinition(
  db: Db,
  { venueId, id }: Key,
  objectType: ObjectType,
): Promise<DefinitionRow | undefined> {
  const { rows } = await sql<DefinitionRow>`
    ${definitions} where p.venue_id = ${venueId} and p.id = ${id} and p.object_type = ${objectType}`.execute(db);
  return rows[0];
}

/** Of the whole catalogue. */
export async function readDefinitions(db: Db, venueId: string): Promise<DefinitionRow[]> {
  const { rows } = await sql<DefinitionRow>`${definitions} where p.venue_id = ${venueId} order by p.id`.execute(db);
  return rows;
}

const rulesOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'fromDate', r.from_date, 'toDate', r.to_date,
      'weekdays', r.weekdays, 'fromMinute', r.from_minute, 'toMinute', r.to_minute, 'price', r.price, 'priority', r.priority)
      order by r.priority desc, r.from_date nulls first, r.position, r.id), '[]')
  from price_rule r where r.venue_id = p.venue_id and r.product_id = p.id)`;

const stayOf = sql`(
  select jsonb_build_object('poolId', a.pool_id, 'arrivalFrom', a.arrival_from, 'arrivalTo', a.arrival_to,
    'arrivalStep', a.arrival_step, 'departureUntil', a.departure_until, 'departureStep', a.departure_step,
    'minStay', a.min_stay, 'maxStay', a.max_stay)
  from activity a where a.venue_id = p.venue_id and a.product_id = p.id)`;

const definitions = sql`select p.id, p.xplan_id, p.object_type, p.type, p.name, p.description, p.image_id, p.price, p.vat_rate,
      p.payment_moment, p.deposit_percentage, p.visible, p.visits, p.usable_days, p.version,
      ${rulesOf} as price_rules, ${planningSql('p')} as planning, ${stayOf} as stay,
      (select e.activity_product_id from entry_stay e where e.venue_id = p.venue_id and e.product_id = p.id)
        as stay_product_id,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', w.product_id, 'quantity', w.quantity)
          order by w.product_id), '[]')
        from voucher_worth w where w.venue_id = p.venue_id and w.voucher_id = p.id) as worth,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', c.product_id, 'choice', c.choice)
          order by c.position), '[]')
        from collection_part c where c.venue_id = p.venue_id and c.collection_id = p.id) as parts,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', o.product_id, 'optionName', o.option_name)
          order by o.position), '[]')
        from product_group_option o where o.venue_id = p.venue_id and o.group_id = p.id) as options,
      array(select l.category_id from category_product l join category c on c.venue_id = l.venue_id and c.id = l.category_id
        where l.venue_id = p.venue_id and l.product_id = p.id order by c.position, c.id) as category_ids
    from product p`;

/** Bookings go on; a removal, which locks `forRemoval`, waits for them and they for it. */
export async function lockProducts(
  tx: Tx,
  venueId: string,
  ids: readonly string[],
  { forRemoval = false } = {},
): Promise<{ id: string; visible: boolean }[]> {
  const mode = forRemoval ? sql`for update` : sql`for no key update`;
  const { rows } = await sql<{ id: string; visible: boolean }>`
    select id, visible from product where venue_id = ${venueId} and id = any(${[...ids]}::text[]) order by id ${mode}`.execute(
    tx,
  );
  return rows;
}
