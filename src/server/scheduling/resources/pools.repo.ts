import { sql } from 'kysely';
import type { Pool, PoolForm, UsedBy } from '#contract/names.ts';
import type { PoolHours } from '#domain/scheduling/day/poolCapacity.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { poolHoursRows } from '../days/poolTerms.repo.ts';

type Key = { venueId: string; id: string };

type PoolRow = Omit<Pool, 'hours'> & { hours: PoolHours[] };

const columns = sql`p.id, p.name, p.capacity, ${poolHoursRows} as hours, p.version`;

const poolView = ({ id, name, capacity, hours, version }: PoolRow): Pool => ({
  id,
  name,
  capacity,
  hours: hours.map(({ weekdays, fromMinute, toMinute, capacity: places }) => ({
    weekdays: [...weekdays],
    from: formatTime(fromMinute),
    to: formatTime(toMinute),
    capacity: places,
  })),
  version,
});

export async function listPools(db: Db, venueId: string, query: ListQuery): Promise<List<Pool>> {
  const list = await readList<PoolRow>(db, query, {
    columns,
    from: sql`pool p`,
    where: sql`p.venue_id = ${venueId} and p.removed_at is null`,
    searched: sql`p.name`,
    sorts: { name: sql`lower(p.name)`, capacity: sql`p.capacity` },
    defaultSort: 'name',
    filters: {},
    id: sql`p.id`,
  });
  return { ...list, data: list.data.map(poolView) };
}

export async function readPool(db: Db, { venueId, id }: Key): Promise<Pool | undefined> {
  const { rows } = await sql<PoolRow>`select ${columns} from pool p
    where p.venue_id = ${venueId} and p.id = ${id} and p.removed_at is null`.execute(db);
  return rows.map(poolView)[0];
}

/** Claims on the pool can still be written. */
export async function lockPool(tx: Tx, { venueId, id }: Key): Promise<Pool | undefined> {
  const locked = await sql`select from pool
    where venue_id = ${venueId} and id = ${id} and removed_at is null for no key update`.execute(tx);
  return locked.rows.length === 0 ? undefined : readPool(tx, { venueId, id });
}

export async function insertPool(tx: Tx, key: Key, { name, capacity, hours = [] }: PoolForm): Promise<void> {
  await tx
    .insertInto('pool')
    .values({ ...key, name, capacity })
    .execute();
  await insertHours(tx, key, hours);
}

/** Without `hours` they stay. Existing buckets are updated by `updateBucketCapacities`. */
export async function changePool(tx: Tx, { venueId, id }: Key, { name, capacity, hours }: PoolForm): Promise<void> {
  await tx
    .updateTable('pool')
    .set({ name, capacity, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
  if (hours === undefined) return;
  await deleteHours(tx, { venueId, id });
  await insertHours(tx, { venueId, id }, hours);
}

/** Call `poolHoursErrors` first. */
async function insertHours(tx: Tx, { venueId, id }: Key, hours: Pool['hours']): Promise<void> {
  if (hours.length === 0) return;
  const rows = hours.map(({ weekdays, from, to, capacity }, position) => ({
    venueId,
    poolId: id,
    position,
    weekdays: weekdays.toSorted((a, b) => a - b),
    fromMinute: parseTime(from) ?? 0,
    toMinute: parseTime(to) ?? 0,
    capacity,
  }));
  await tx.insertInto('poolHours').values(rows).execute();
}

const deleteHours = (tx: Tx, { venueId, id }: Key) =>
  tx.deleteFrom('poolHours').where('venueId', '=', venueId).where('poolId', '=', id).execute();

/** The row stays, because claims refer to it. */
export async function markPoolRemoved(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('poolException').where('venueId', '=', venueId).where('poolId', '=', id).execute();
  await deleteHours(tx, { venueId, id });
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
