import { sql } from 'kysely';
import type { PoolException, PoolExceptionForm } from '#contract/names.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList, touchesDays } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = ['id', 'poolId', 'fromDate', 'toDate', 'fromMinute', 'toMinute', 'capacity', 'version'] as const;

type PoolExceptionRow = Omit<PoolException, 'block'> & { fromMinute: number | null; toMinute: number | null };

const viewOf = ({ fromMinute, toMinute, ...row }: PoolExceptionRow): PoolException => ({
  ...row,
  block: fromMinute === null || toMinute === null ? null : { from: formatTime(fromMinute), to: formatTime(toMinute) },
});

/** Call `poolExceptionErrors` first. */
const valuesOf = ({ poolId, fromDate, toDate, block, capacity }: PoolExceptionForm) => ({
  poolId,
  fromDate,
  toDate,
  fromMinute: block ? (parseTime(block.from) ?? null) : null,
  toMinute: block ? (parseTime(block.to) ?? null) : null,
  capacity,
});

export async function listPoolExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PoolException>> {
  const list = await readList<PoolExceptionRow>(db, query, {
    columns: sql`e.id, e.pool_id, e.from_date, e.to_date, e.from_minute, e.to_minute, e.capacity, e.version`,
    from: sql`pool_exception e join pool p on p.venue_id = e.venue_id and p.id = e.pool_id`,
    where: sql`e.venue_id = ${venueId}`,
    searched: sql`p.name`,
    sorts: { fromDate: sql`e.from_date`, toDate: sql`e.to_date`, capacity: sql`e.capacity` },
    defaultSort: 'fromDate',
    filters: { poolId: equals(sql`e.pool_id`), ...touchesDays(sql`e.from_date`, sql`e.to_date`) },
    id: sql`e.id`,
  });
  return { ...list, data: list.data.map(viewOf) };
}

const oneOf = (db: Db, { venueId, id }: Key) =>
  db.selectFrom('poolException').select(columns).where('venueId', '=', venueId).where('id', '=', id);

export async function readPoolException(db: Db, key: Key): Promise<PoolException | undefined> {
  return (await oneOf(db, key).execute()).map(viewOf)[0];
}

export async function lockPoolException(tx: Tx, key: Key): Promise<PoolException | undefined> {
  return (await oneOf(tx, key).forUpdate().execute()).map(viewOf)[0];
}

export async function insertPoolException(tx: Tx, key: Key, form: PoolExceptionForm): Promise<PoolException> {
  const row = await tx
    .insertInto('poolException')
    .values({ ...key, ...valuesOf(form) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

export async function changePoolException(
  tx: Tx,
  { venueId, id }: Key,
  form: PoolExceptionForm,
): Promise<PoolException> {
  const row = await tx
    .updateTable('poolException')
    .set({ ...valuesOf(form), version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

export async function deletePoolException(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('poolException').where('venueId', '=', venueId).where('id', '=', id).execute();
}
