import { sql } from 'kysely';
import type { OpeningBlock } from '#server/db/jsonColumns.ts';
import type { RosterExceptionKind } from '#server/db/schedulingTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList, touchesDays } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

/** Days inclusive, blocks in minutes of the day; `null`: the whole day. */
export type RosterExceptionValues = {
  resourceId: string;
  fromDate: string;
  toDate: string;
  kind: RosterExceptionKind;
  blocks: OpeningBlock[] | null;
  reason: string;
};

export type StoredRosterException = RosterExceptionValues & { id: string; version: number };

const columns = ['id', 'resourceId', 'fromDate', 'toDate', 'kind', 'blocks', 'reason', 'version'] as const;

const toRow = ({ blocks, ...values }: RosterExceptionValues) => ({
  ...values,
  blocks: blocks === null ? null : JSON.stringify(blocks),
});

export function listRosterExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<StoredRosterException>> {
  return readList(db, query, {
    columns: sql`e.id, e.resource_id, e.from_date, e.to_date, e.kind, e.blocks, e.reason, e.version`,
    from: sql`roster_exception e`,
    where: sql`e.venue_id = ${venueId}`,
    sorts: { fromDate: sql`e.from_date`, toDate: sql`e.to_date` },
    defaultSort: 'fromDate',
    filters: {
      resourceId: equals(sql`e.resource_id`),
      kind: equals(sql`e.kind`),
      ...touchesDays(sql`e.from_date`, sql`e.to_date`),
    },
    id: sql`e.id`,
  });
}

export function readRosterException(db: Db, { venueId, id }: Key): Promise<StoredRosterException | undefined> {
  return db
    .selectFrom('rosterException')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function lockRosterException(tx: Tx, { venueId, id }: Key): Promise<StoredRosterException | undefined> {
  return tx
    .selectFrom('rosterException')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertRosterException(
  tx: Tx,
  { venueId, id }: Key,
  values: RosterExceptionValues,
): Promise<StoredRosterException> {
  return tx
    .insertInto('rosterException')
    .values({ venueId, id, ...toRow(values) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeRosterException(
  tx: Tx,
  { venueId, id }: Key,
  values: RosterExceptionValues,
): Promise<StoredRosterException> {
  return tx
    .updateTable('rosterException')
    .set({ ...toRow(values), version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteRosterException(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('rosterException').where('venueId', '=', venueId).where('id', '=', id).execute();
}
