import { sql } from 'kysely';
import type { Pool, PoolForm, UsedBy } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = ['id', 'name', 'capacity', 'version'] as const;

export function listPools(db: Db, venueId: string, query: ListQuery): Promise<List<Pool>> {
  return readList(db, query, {
    columns: sql`p.id, p.name, p.capacity, p.version`,
    from: sql`pool p`,
    where: sql`p.venue_id = ${venueId} and p.removed_at is null`,
    searched: sql`p.name`,
    sorts: { name: sql`lower(p.name)`, capacity: sql`p.capacity` },
    defaultSort: 'name',
    filters: {},
    id: sql`p.id`,
  });
}

export function readPool(db: Db, { venueId, id }: Key): Promise<Pool | undefined> {
  return db
    .selectFrom('pool')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/** Claims on the pool can still be written. */
export function lockPool(tx: Tx, { venueId, id }: Key): Promise<Pool | undefined> {
  return tx
    .selectFrom('pool')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function insertPool(db: Db, { venueId, id }: Key, { name, capacity }: PoolForm): Promise<Pool> {
  return db.insertInto('pool').values({ venueId, id, name, capacity }).returning(columns).executeTakeFirstOrThrow();
}

/** Existing buckets are updated by `updateBucketCapacities`. */
export function changePool(tx: Tx, { venueId, id }: Key, { name, capacity }: PoolForm): Promise<Pool> {
  return tx
    .updateTable('pool')
    .set({ name, capacity, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The row stays, because claims refer to it. */
export async function markPoolRemoved(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('poolException').where('venueId', '=', venueId).where('poolId', '=', id).execute();
  await tx
    .updateTable('pool')
    .set({ capacity: 0, removedAt: sql<Date>`kuur_now()`, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

export async function usersOfPool(tx: Tx, { venueId, id }: Key): Promise<UsedBy[]> {
  const { rows } = await sql<UsedBy>`
    select 'product' as kind, p.id, left(rich_text_words(p.name -> 'nl'), 300) as name from product p
    where p.venue_id = ${venueId} and p.id in (
      select product_id from activity where venue_id = ${venueId} and pool_id = ${id}
      union select product_id from product_pool where venue_id = ${venueId} and pool_id = ${id})
    order by 3, 2`.execute(tx);
  return rows;
}
