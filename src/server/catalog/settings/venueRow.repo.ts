import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';

export interface VenueRow {
  name: string;
  timeZone: string;
  languages: string[];
  branding: VenueBranding;
  settings: VenueSettings;
  settingVersions: Record<string, number>;
}

const columns = ['name', 'timeZone', 'languages', 'branding', 'settings', 'settingVersions'] as const;

export async function readVenueRow(db: Db, venueId: string): Promise<VenueRow> {
  return await db.selectFrom('venue').select(columns).where('venueId', '=', venueId).executeTakeFirstOrThrow();
}

/** Holds, which only refer to the venue, do not wait for it. */
export async function lockVenueRow(tx: Tx, venueId: string): Promise<VenueRow> {
  const row = tx.selectFrom('venue').select(columns).where('venueId', '=', venueId);
  return await row.forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function changeVenueRow(tx: Tx, venueId: string, row: VenueRow): Promise<void> {
  await tx
    .updateTable('venue')
    .set({
      name: row.name,
      timeZone: row.timeZone,
      languages: row.languages,
      branding: JSON.stringify(row.branding),
      settings: JSON.stringify(row.settings),
      settingVersions: JSON.stringify(row.settingVersions),
    })
    .where('venueId', '=', venueId)
    .execute();
}

export async function imageExists(tx: Tx, venueId: string, id: string): Promise<boolean> {
  const image = tx.selectFrom('image').select('id').where('venueId', '=', venueId).where('id', '=', id);
  return (await image.executeTakeFirst()) !== undefined;
}
