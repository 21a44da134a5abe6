import { sql } from 'kysely';
import type { UsedBy } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Key } from './definition.types.ts';

/** Of bookings at most so many are named. */
const mostBookings = 5;

/** What would lose something with the product. Past bookings count: what was sold stays to be read. */
export async function usersOfProduct(tx: Tx, { venueId, id }: Key): Promise<UsedBy[]> {
  const nameOf = sql`left(coalesce(rich_text_words(p.name -> 'nl'), ''), 300)`;
  const { rows } = await sql<UsedBy>`
    select 'flow' as kind, f.id, left(f.name ->> 'nl', 300) as name from flow f
      where f.venue_id = ${venueId} and (f.product_id = ${id} or f.id in (
        select g.flow_id from checkin_group g
        where g.venue_id = ${venueId} and ${id} in (g.entry_product_id, g.activity_product_id)))
    union select 'collection', p.id, ${nameOf} from collection_part c
      join product p on p.venue_id = c.venue_id and p.id = c.collection_id
      where c.venue_id = ${venueId} and c.product_id = ${id}
    union select 'productGroup', p.id, ${nameOf} from product_group_option o
      join product p on p.venue_id = o.venue_id and p.id = o.group_id
      where o.venue_id = ${venueId} and o.product_id = ${id}
    union select 'product', p.id, ${nameOf} from product p
      where p.venue_id = ${venueId} and p.id in (
        select voucher_id from voucher_worth where venue_id = ${venueId} and product_id = ${id}
        union select product_id from entry_stay where venue_id = ${venueId} and activity_product_id = ${id})
    union (select distinct 'reservation', r.id, coalesce(r.number, to_char(r.day, 'YYYY-MM-DD')) from reservation_item i
      join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
      where i.venue_id = ${venueId} and i.product_id = ${id} limit ${mostBookings})
    union (select 'giftCard', c.id, '…' || c.last_four from gift_card c
      where c.venue_id = ${venueId} and c.product_id = ${id} limit ${mostBookings})
    union (select 'subscription', s.id, to_char(s.created_at, 'YYYY-MM-DD') from subscription s
      where s.venue_id = ${venueId} and s.product_id = ${id} limit ${mostBookings})
    order by 1, 3, 2`.execute(tx);
  return rows;
}
