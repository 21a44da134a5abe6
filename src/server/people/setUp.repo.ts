import { sql } from 'kysely';
import { digest } from '#server/db/digest.ts';
import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** Locked, so that of two who set up at once the second sees the first. */
export async function lockVenue(tx: Tx, venueId: string): Promise<{ branding: VenueBranding } | undefined> {
  return tx.selectFrom('venue').select('branding').where('venueId', '=', venueId).forNoKeyUpdate().executeTakeFirst();
}

interface NewVenue {
  venueId: string;
  name: string;
  timeZone: string;
  branding: VenueBranding;
  settings: VenueSettings;
}

/** Nothing happens when an installation has a venue. */
export async function insertFirstVenue(db: Db, { branding, settings, ...venue }: NewVenue): Promise<void> {
  await sql`insert into venue (venue_id, name, time_zone, branding, settings)
    select ${venue.venueId}, ${venue.name}, ${venue.timeZone}, ${JSON.stringify(branding)}::jsonb,
      ${JSON.stringify(settings)}::jsonb
    where not exists (select from venue)
    on conflict do nothing`.execute(db);
}

/** Nothing happens when it is there. */
export async function insertVenue(tx: Tx, { branding, settings, ...venue }: NewVenue): Promise<void> {
  const values = { ...venue, branding: JSON.stringify(branding), settings: JSON.stringify(settings) };
  await tx
    .insertInto('venue')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function giveHost(tx: Tx, venueId: string, host: string): Promise<void> {
  await sql`update venue set hosts = array[${host}] where ${venueId} in (venue_id, test_of)
    and hosts is distinct from array[${host}]`.execute(tx);
}

/** Tests of flows have the host names of their venue. */
export async function venueOfHost(tx: Tx, host: string): Promise<string | undefined> {
  const query = tx.selectFrom('venue').select('venueId').where('testOf', 'is', null);
  return (await query.where(sql<boolean>`${host} = any (hosts)`).executeTakeFirst())?.venueId;
}

export async function nameVenue(
  tx: Tx,
  venueId: string,
  values: { name: string; languages: string[]; branding: VenueBranding },
): Promise<void> {
  await tx
    .updateTable('venue')
    .set({ ...values, branding: JSON.stringify(values.branding) })
    .where('venueId', '=', venueId)
    .execute();
}

export async function hasVenue(db: Db, venueId: string): Promise<boolean> {
  const query = db.selectFrom('venue').select('venueId').where('venueId', '=', venueId);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function hasStaff(db: Db, venueId: string): Promise<boolean> {
  const query = db.selectFrom('staffUser').select('id').where('venueId', '=', venueId).where('removedAt', 'is', null);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** In place of an earlier one. */
export async function saveSetUpLink(
  db: Db,
  { venueId, token, hours }: { venueId: string; token: string; hours: number },
): Promise<void> {
  const values = { tokenHash: digest(token), expiresAt: sql<Date>`kuur_now() + make_interval(hours => ${hours})` };
  await db
    .insertInto('setUpLink')
    .values({ venueId, ...values })
    .onConflict((conflict) => conflict.column('venueId').doUpdateSet(values))
    .execute();
}

export async function isSetUpLink(db: Db, venueId: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('setUpLink')
    .select('venueId')
    .where((is) => is.and({ venueId, tokenHash: digest(token) }))
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSetUpLink(tx: Tx, venueId: string): Promise<void> {
  await tx.deleteFrom('setUpLink').where('venueId', '=', venueId).execute();
}
