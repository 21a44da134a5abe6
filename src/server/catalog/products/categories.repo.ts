import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import type { UsedBy } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Key } from './definition.types.ts';

export interface CategoryContent {
  name: Translated<RichText>;
  description: Translated<RichText>;
  visible: boolean;
}

export interface CategoryRow extends CategoryContent {
  id: string;
  xplanId: string;
  version: number;
}

export interface ListedCategory extends Pick<CategoryRow, 'id' | 'xplanId' | 'name' | 'visible'> {
  productCount: number;
  missingLanguages: Language[];
}

export async function listCategoryRows(db: Db, venueId: string): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`select c.id, c.xplan_id, c.name, c.visible,
      (select count(*) from category_product l where l.venue_id = c.venue_id and l.category_id = c.id) as product_count,
      array(select l from venue v, unnest(v.languages) as l where v.venue_id = c.venue_id and l <> 'nl' and (
        coalesce(c.name ->> l, '') = ''
        or (coalesce(c.description ->> 'nl', '') <> '' and coalesce(c.description ->> l, '') = ''))) as missing_languages
    from category c where c.venue_id = ${venueId} order by c.position, c.id`.execute(db);
  return rows;
}

const columns = ['id', 'xplanId', 'name', 'description', 'visible', 'version'] as const;

export async function readCategory(db: Db, { venueId, id }: Key): Promise<CategoryRow | undefined> {
  const query = db.selectFrom('category').select(columns).where('venueId', '=', venueId).where('id', '=', id);
  return (await query.executeTakeFirst()) as CategoryRow | undefined;
}

/** `forRemoval` also keeps flows from naming it. */
export async function lockCategory(tx: Tx, { venueId, id }: Key, { forRemoval = false } = {}): Promise<void> {
  const query = tx.selectFrom('category').select('id').where('venueId', '=', venueId).where('id', '=', id);
  await (forRemoval ? query.forUpdate() : query.forNoKeyUpdate()).execute();
}

/** Stands last. */
export async function insertCategory(
  tx: Tx,
  { venueId, id }: Key,
  { xplanId, content }: { xplanId: string; content: CategoryContent },
): Promise<void> {
  const { rows } = await sql<{ position: number }>`select coalesce(max(position) + 1, 0) as position
    from category where venue_id = ${venueId}`.execute(tx);
  await tx
    .insertInto('category')
    .values({ venueId, id, xplanId, position: rows[0]!.position, ...columnsOf(content) })
    .execute();
}

export async function changeCategory(tx: Tx, { venueId, id }: Key, content: CategoryContent): Promise<void> {
  await tx
    .updateTable('category')
    .set({ ...columnsOf(content), version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

const columnsOf = ({ name, description, visible }: CategoryContent) => ({
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  visible,
});

export async function deleteCategory(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('category').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function usersOfCategory(tx: Tx, { venueId, id }: Key): Promise<UsedBy[]> {
  const { rows } = await sql<UsedBy>`
    select 'flow' as kind, f.id, left(f.name ->> 'nl', 300) as name from flow f
    where f.venue_id = ${venueId} and f.id in (
      select flow_id from flow_entry where venue_id = ${venueId} and category_id = ${id})
    order by 3, 2`.execute(tx);
  return rows;
}

/** The version of the categories' order; `lock` makes changes of it wait. */
export async function readOrderVersion(db: Db, venueId: string, { lock = false } = {}): Promise<number> {
  const query = db.selectFrom('venue').select('catalogVersion').where('venueId', '=', venueId);
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()).catalogVersion;
}

export async function raiseOrderVersion(tx: Tx, venueId: string): Promise<void> {
  await tx
    .updateTable('venue')
    .set({ catalogVersion: sql<number>`catalog_version + 1` })
    .where('venueId', '=', venueId)
    .execute();
}

export async function writeCategoryOrder(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
  await sql`update category set position = placed.position - 1
    from unnest(${[...ids]}::text[]) with ordinality as placed (id, position)
    where category.venue_id = ${venueId} and category.id = placed.id`.execute(tx);
}
