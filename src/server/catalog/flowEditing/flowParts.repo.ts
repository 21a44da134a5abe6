import { sql } from 'kysely';
import type { FlowForm, FlowParts } from '#contract/names.ts';
import type { FlowFacts, ProductFacts } from '#domain/catalog/flowLacks.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Db } from '#server/db/schema.ts';
import { hasTimesSql, isOfferedSql, isPricedSql } from '../offeredSql.ts';
import type { FlowKey } from './flowDefinitions.repo.ts';

/** How many products visitors can choose in a category: none in one that is hidden. */
const offered = sql<number>`(
  select count(*)::integer from category_product l
  join product p on p.venue_id = l.venue_id and p.id = l.product_id and ${isOfferedSql('p')}
  where c.visible and l.venue_id = c.venue_id and l.category_id = c.id)`;

type Named = { id: string; name: { nl: RichText } };

const nameOf = ({ name }: Named): string => plainTextOf(name.nl);

const ofFlows = [ProductType.Subscription, ProductType.GiftCard, ProductType.Entry];

export async function readFlowParts(db: Db, venueId: string): Promise<FlowParts> {
  const categories = await readCategories(db, venueId, null);
  const { rows } = await sql<Named & { type: number; visible: boolean; hasTimes: boolean }>`
    select p.id, p.name, p.type, p.visible, ${hasTimesSql('p')} as has_times from product p
    where p.venue_id = ${venueId} and p.object_type = 'product'
    order by lower(p.name ->> 'nl'), p.id`.execute(db);
  return {
    categories: categories.map((row) => ({ id: row.id, name: nameOf(row), offered: row.offered })),
    products: rows
      .filter(({ type }) => ofFlows.some((each) => each === type))
      .map((row) => ({ id: row.id, name: nameOf(row), type: row.type, visible: row.visible })),
    activities: rows.filter((row) => row.hasTimes).map((row) => ({ id: row.id, name: nameOf(row) })),
  };
}

/** What the venue has of what the form names. */
export async function readFormFacts(
  db: Db,
  { venueId, id }: FlowKey,
  form: FlowForm,
): Promise<Pick<FlowFacts, 'categories' | 'products' | 'hasImage' | 'isAddressTaken'>> {
  const categories = await readCategories(
    db,
    venueId,
    form.steps.flatMap(({ entryIds }) => entryIds),
  );
  const groups = form.checkinGroups.flatMap((group) => [group.entryProductId, group.activityProductId]);
  const products = await readProducts(db, venueId, [...groups, ...(form.productId === null ? [] : [form.productId])]);
  const image = db.selectFrom('image').select('id').where('venueId', '=', venueId);
  return {
    categories: new Map(categories.map((row) => [row.id, { name: nameOf(row), offered: row.offered }])),
    products,
    hasImage: (await image.where('id', '=', form.imageId ?? '').executeTakeFirst()) !== undefined,
    isAddressTaken: await isAddressTaken(db, { venueId, id }, form.slug),
  };
}

async function readCategories(db: Db, venueId: string, ids: string[] | null): Promise<(Named & { offered: number })[]> {
  const listed = ids === null ? sql`true` : sql`c.id = any(${ids}::text[])`;
  const { rows } = await sql<Named & { offered: number }>`
    select c.id, c.name, ${offered} as offered from category c
    where c.venue_id = ${venueId} and ${listed} order by c.position, c.id`.execute(db);
  return rows;
}

async function readProducts(db: Db, venueId: string, ids: string[]): Promise<Map<string, ProductFacts>> {
  const { rows } = await sql<Named & Omit<ProductFacts, 'name'>>`
    select p.id, p.name, p.type, p.visible, ${isPricedSql('p')} as is_priced, ${hasTimesSql('p')} as has_times
    from product p where p.venue_id = ${venueId} and p.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, name: nameOf({ id, ...row }) }]));
}

/** By another flow, or by the draft of one. */
export async function isAddressTaken(db: Db, { venueId, id }: FlowKey, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from flow where venue_id = ${venueId} and id <> ${id} and slug = ${slug} and removed_at is null
    union all
    select 1 from flow_definition where venue_id = ${venueId} and id <> ${id} and draft ->> 'slug' = ${slug}
    limit 1`.execute(db);
  return rows.length > 0;
}
