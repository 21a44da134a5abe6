import { sql } from 'kysely';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Db } from '#server/db/schema.ts';
import { priceRulesSql } from './priceRulesSql.ts';

export interface FlowPrice {
  flowId: string;
  price: number;
  priceRules: PriceRule[];
}

/** Of what a flow of the start page begins with: its entries, the products of its first page, or its order. */
export async function readFlowPrices(db: Db, venueId: string): Promise<FlowPrice[]> {
  const { rows } = await sql<FlowPrice>`
    with first_page as (
      select flow_id, min(page) as page from flow_entry where venue_id = ${venueId} group by flow_id
    ), listed as (
      select e.flow_id, c.product_id from flow_entry e
      join first_page using (flow_id, page)
      join category g on g.venue_id = e.venue_id and g.id = e.category_id and g.visible
      join category_product c on c.venue_id = g.venue_id and c.category_id = g.id
      where e.venue_id = ${venueId}
    ), sold as (
      select flow_id, product_id from listed
      union select l.flow_id, o.product_id from listed l
        join product_group_option o on o.venue_id = ${venueId} and o.group_id = l.product_id
      union select g.flow_id, g.entry_product_id from checkin_group g
        where g.venue_id = ${venueId} and g.flow_id not in (select flow_id from first_page)
      union select f.id, f.product_id from flow f where f.venue_id = ${venueId} and f.product_id is not null
    )
    select s.flow_id, p.price, ${priceRulesSql('p')} as price_rules
    from sold s
    join product p on p.venue_id = ${venueId} and p.id = s.product_id and p.visible and p.object_type <> 'productGroup'
    where s.flow_id in (select flow_id from start_flow where venue_id = ${venueId})`.execute(db);
  return rows;
}
