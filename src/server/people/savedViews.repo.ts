import { sql } from 'kysely';
import type { SavedView, SavedViews } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';

export interface ViewsKey {
  venueId: string;
  staffId: string;
}

export async function readViews(db: Db, key: ViewsKey): Promise<SavedViews | undefined> {
  const query = db.selectFrom('savedViews').select(['views', 'version']);
  return query.where((is) => is.and({ ...key })).executeTakeFirst();
}

/** False where there are some already. */
export async function insertViews(tx: Tx, key: ViewsKey, views: SavedView[]): Promise<boolean> {
  const inserted = await tx
    .insertInto('savedViews')
    .values({ ...key, views: JSON.stringify(views) })
    .onConflict((conflict) => conflict.columns(['venueId', 'staffId']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** False where their version is another. */
export async function updateViews(tx: Tx, key: ViewsKey, views: SavedView[], version: number): Promise<boolean> {
  const updated = await tx
    .updateTable('savedViews')
    .set({ views: JSON.stringify(views), version: sql<number>`version + 1` })
    .where((is) => is.and({ ...key, version }))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function deleteViews(tx: Tx, key: ViewsKey): Promise<void> {
  await tx
    .deleteFrom('savedViews')
    .where((is) => is.and({ ...key }))
    .execute();
}
