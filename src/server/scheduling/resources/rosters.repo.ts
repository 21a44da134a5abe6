import { sql } from 'kysely';
import type { RosterWeek } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';

type Key = { venueId: string; id: string };

export type StoredRoster = { fromDate: string; weeks: RosterWeek[]; version: number };

export function readRoster(db: Db, { venueId, id }: Key): Promise<StoredRoster | undefined> {
  return db
    .selectFrom('resource')
    .select(['rosterFrom as fromDate', 'rosterWeeks as weeks', 'rosterVersion as version'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/** Claims on the resource can still be written. */
export async function lockRoster(tx: Tx, key: Key): Promise<StoredRoster | undefined> {
  await sql`select from resource where venue_id = ${key.venueId} and id = ${key.id} for no key update`.execute(tx);
  return readRoster(tx, key);
}

export async function changeRoster(
  tx: Tx,
  { venueId, id }: Key,
  { fromDate, weeks }: Omit<StoredRoster, 'version'>,
): Promise<void> {
  await tx
    .updateTable('resource')
    .set({
      rosterFrom: fromDate,
      rosterWeeks: JSON.stringify(weeks),
      rosterVersion: sql<number>`roster_version + 1`,
    })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}
