import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { priceRulesSql } from './priceRulesSql.ts';

interface PricedRow {
  id: string;
  xplanId: string;
  price: number;
  priceRules: PriceRule[];
  duration: number | null;
  guests: number | null;
}

export interface OptionRow extends PricedRow {
  optionName: Translated;
}

export interface PartRow {
  xplanId: string;
  name: Translated<RichText>;
  choice: number;
  duration: number | null;
  guests: number | null;
}

export interface ProductRow extends PricedRow {
  objectType: 'product' | 'collection' | 'productGroup';
  type: number;
  name: Translated<RichText>;
  description: Partial<Translated<RichText>>;
  imageId: string | null;
  options: OptionRow[];
  parts: PartRow[];
}

/** In no order, hidden products and parts too; hidden options are left out. */
export async function readProductRows(db: Db, venueId: string, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.xplan_id, p.object_type, p.type, p.name, p.description, p.image_id, p.price,
      ${priceRulesSql('p')} as price_rules, t.duration, t.guests,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'xplanId', q.xplan_id, 'optionName', o.option_name,
          'price', q.price, 'priceRules', ${priceRulesSql('q')}, 'duration', d.duration, 'guests', d.guests)
          order by o.position), '[]')
        from product_group_option o
        join product q on q.venue_id = o.venue_id and q.id = o.product_id and q.visible
        left join product_planning d on d.venue_id = q.venue_id and d.product_id = q.id
        where o.venue_id = p.venue_id and o.group_id = p.id) as options,
      (select coalesce(jsonb_agg(jsonb_build_object('xplanId', q.xplan_id, 'name', q.name, 'choice', c.choice,
          'duration', d.duration, 'guests', d.guests) order by c.position), '[]')
        from collection_part c
        join product q on q.venue_id = c.venue_id and q.id = c.product_id
        left join product_planning d on d.venue_id = q.venue_id and d.product_id = q.id
        where c.venue_id = p.venue_id and c.collection_id = p.id) as parts
    from product p
    left join product_planning t on t.venue_id = p.venue_id and t.product_id = p.id
    where p.venue_id = ${venueId} and p.id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}
