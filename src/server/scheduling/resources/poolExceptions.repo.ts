import { sql } from 'kysely';
import type { PoolException, PoolExceptionForm } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList, touchesDays } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = ['id', 'poolId', 'fromDate', 'toDate', 'capacity', 'version'] as const;

export function listPoolExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PoolException>> {
  return readList(db, query, {
    columns: sql`e.id, e.pool_id, e.from_date, e.to_date, e.capacity, e.version`,
    from: sql`pool_exception e join pool p on p.venue_id = e.venue_id and p.id = e.pool_id`,
    where: sql`e.venue_id = ${venueId}`,
    searched: sql`p.name`,
    sorts: { fromDate: sql`e.from_date`, toDate: sql`e.to_date`, capacity: sql`e.capacity` },
    defaultSort: 'fromDate',
    filters: { poolId: equals(sql`e.pool_id`), ...touchesDays(sql`e.from_date`, sql`e.to_date`) },
    id: sql`e.id`,
  });
}

export function readPoolException(db: Db, { venueId, id }: Key): Promise<PoolException | undefined> {
  return db
    .selectFrom('poolException')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function lockPoolException(tx: Tx, { venueId, id }: Key): Promise<PoolException | undefined> {
  return tx
    .selectFrom('poolException')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertPoolException(
  tx: Tx,
  { venueId, id }: Key,
  { poolId, fromDate, toDate, capacity }: PoolExceptionForm,
): Promise<PoolException> {
  return tx
    .insertInto('poolException')
    .values({ venueId, id, poolId, fromDate, toDate, capacity })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changePoolException(
  tx: Tx,
  { venueId, id }: Key,
  { poolId, fromDate, toDate, capacity }: PoolExceptionForm,
): Promise<PoolException> {
  return tx
    .updateTable('poolException')
    .set({ poolId, fromDate, toDate, capacity, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deletePoolException(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('poolException').where('venueId', '=', venueId).where('id', '=', id).execute();
}
