import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ProductType } from '#domain/catalog/productTypes.ts';

const rows = (alias: string) => ({
  venueId: sql.ref(`${alias}.venueId`),
  id: sql.ref(`${alias}.id`),
  objectType: sql.ref(`${alias}.objectType`),
});

/** The options that visitors see, of a group with the alias; `q` is the option. */
const visibleOptions = (group: string): RawBuilder<unknown> => sql`product_group_option o
  join product q on q.venue_id = o.venue_id and q.id = o.product_id and q.visible
  where o.venue_id = ${rows(group).venueId} and o.group_id = ${rows(group).id}`;

/** Visitors can choose it where its category is shown: a group needs an option. */
export const isOfferedSql = (alias: string): RawBuilder<boolean> => sql`(${sql.ref(`${alias}.visible`)}
  and (${rows(alias).objectType} <> 'productGroup' or exists (select from ${visibleOptions(alias)})))`;

/** Cents; of a group the price of its cheapest option. */
export const priceSql = (alias: string): RawBuilder<number> => sql`case when ${rows(alias).objectType} = 'productGroup'
  then coalesce((select min(q.price) from ${visibleOptions(alias)}), 0) else ${sql.ref(`${alias}.price`)} end`;

const hasPrice = (alias: string): RawBuilder<boolean> => sql`(${sql.ref(`${alias}.price`)} > 0 or exists (
  select from price_rule r
  where r.venue_id = ${rows(alias).venueId} and r.product_id = ${rows(alias).id} and r.price > 0))`;

/** On some day it costs something; a group when an option does. */
export const isPricedSql = (alias: string): RawBuilder<boolean> => sql`(case
  when ${rows(alias).objectType} = 'productGroup' then exists (select from ${visibleOptions(alias)} and ${hasPrice('q')})
  else ${hasPrice(alias)} end)`;

export const hasTimesSql = (alias: string): RawBuilder<boolean> => sql`exists (select from activity a
  where a.venue_id = ${rows(alias).venueId} and a.product_id = ${rows(alias).id})`;

/** As `productLacks` says `no_price`. */
export const priceMissingSql = (alias: string): RawBuilder<boolean> => sql`(not ${isPricedSql(alias)}
  and ${sql.ref(`${alias}.type`)} <> ${sql.lit(ProductType.GiftCard)} and not ${hasTimesSql(alias)})`;
