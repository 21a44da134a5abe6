import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { priceMissingSql, priceSql } from '../offeredSql.ts';
import type { Key, ObjectType } from './definition.types.ts';

export interface ListedProduct {
  id: string;
  xplanId: string;
  objectType: ObjectType;
  type: number;
  name: Translated<RichText>;
  imageId: string | null;
  price: number;
  visible: boolean;
  optionCount: number;
  missingLanguages: Language[];
  priceMissing: boolean;
  categoryIds: string[];
}

const price = priceSql('p');
const priceMissing = priceMissingSql('p');

const missingLanguages = sql`array(
  select l from venue v, unnest(v.languages) as l where v.venue_id = p.venue_id and l <> 'nl' and (
    coalesce(p.name ->> l, '') = ''
    or (coalesce(p.description ->> 'nl', '') <> '' and coalesce(p.description ->> l, '') = '')
    or exists (select from product_group_option o where o.venue_id = p.venue_id and o.group_id = p.id
      and coalesce(o.option_name ->> l, '') = '')))`;

const columns = sql`p.id, p.xplan_id, p.object_type, p.type, p.name, p.image_id, ${price} as price, p.visible,
  (select count(*) from product_group_option o where o.venue_id = p.venue_id and o.group_id = p.id) as option_count,
  ${missingLanguages} as missing_languages, ${priceMissing} as price_missing,
  array(select l.category_id from category_product l where l.venue_id = p.venue_id and l.product_id = p.id
    order by l.category_id) as category_ids`;

const words = sql`concat_ws(' ', rich_text_words(p.name -> 'nl'), rich_text_words(p.name -> 'en'),
  rich_text_words(p.name -> 'de'), rich_text_words(p.name -> 'fr'))`;

export function listProductRows(db: Db, venueId: string, query: ListQuery): Promise<List<ListedProduct>> {
  return readList(db, query, {
    columns,
    from: sql`product p`,
    where: sql`p.venue_id = ${venueId}`,
    searched: words,
    sorts: {
      name: sql`lower(rich_text_words(p.name -> 'nl'))`,
      price,
      type: sql`p.type`,
      visible: sql`p.visible`,
    },
    defaultSort: 'name',
    filters: {
      id: equals(sql`p.id`),
      objectType: equals(sql`p.object_type`),
      type: equals(sql`p.type::text`),
      visible: isTrue(sql`p.visible`),
      priceMissing: isTrue(priceMissing),
      missing: (language) =>
        language === 'any' ? sql`cardinality(${missingLanguages}) > 0` : sql`${language} = any(${missingLanguages})`,
      categoryId: (id) =>
        id === 'none'
          ? sql`not exists (select from category_product l where l.venue_id = p.venue_id and l.product_id = p.id)`
          : sql`exists (select from category_product l where l.venue_id = p.venue_id and l.product_id = p.id
              and l.category_id = ${id})`,
    },
    id: sql`p.id`,
  });
}

/** In the order of the category. */
export async function rowsOfCategory(db: Db, { venueId, id }: Key): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`select ${columns} from category_product m
    join product p on p.venue_id = m.venue_id and p.id = m.product_id
    where m.venue_id = ${venueId} and m.category_id = ${id} order by m.position, p.id`.execute(db);
  return rows;
}
