import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import type { Key } from './definition.types.ts';

/** A product that comes into a category stands last; who edits such a category is told. */
export async function writeCategoriesOf(
  tx: Tx,
  { venueId, id }: Key,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<void> {
  const removedIds = from.filter((category) => !to.includes(category));
  const addedIds = to.filter((category) => !from.includes(category));
  if (removedIds.length + addedIds.length === 0) return;
  await raiseCategories(tx, venueId, [...removedIds, ...addedIds]);
  await sql`delete from category_product
    where venue_id = ${venueId} and product_id = ${id} and category_id = any(${removedIds}::text[])`.execute(tx);
  await sql`insert into category_product (venue_id, category_id, product_id, position)
    select ${venueId}, c, ${id}, coalesce((select max(position) + 1 from category_product
      where venue_id = ${venueId} and category_id = c), 0)
    from unnest(${addedIds}::text[]) as c`.execute(tx);
}

/** The products of a category, in this order; who edits one that came or went is told. */
export async function writeProductsOf(
  tx: Tx,
  { venueId, id }: Key,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<void> {
  const changed = [...from.filter((one) => !to.includes(one)), ...to.filter((one) => !from.includes(one))];
  await tx.deleteFrom('categoryProduct').where('venueId', '=', venueId).where('categoryId', '=', id).execute();
  const rows = to.map((productId, position) => ({ venueId, categoryId: id, productId, position }));
  if (rows.length > 0) await tx.insertInto('categoryProduct').values(rows).execute();
  await raiseProducts(tx, venueId, changed);
}

export async function raiseCategories(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
  const inOrder = sql`select id from category where venue_id = ${venueId} and id = any(${[...ids]}::text[])
    order by id for no key update`;
  await sql`update category set version = version + 1
    where venue_id = ${venueId} and id in (${inOrder})`.execute(tx);
}

async function raiseProducts(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
  const inOrder = sql`select id from product where venue_id = ${venueId} and id = any(${[...ids]}::text[])
    order by id for no key update`;
  await sql`update product set version = version + 1
    where venue_id = ${venueId} and id in (${inOrder})`.execute(tx);
}
