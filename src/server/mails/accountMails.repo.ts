import { sql } from 'kysely';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';

/** Who writes a mail about an account. */
export interface Sender {
  venueId: string;
  venueName: string;
  hosts: string[];
  testOf: string | null;
  branding: VenueBranding;
}

export function readSender(db: Db, venueId: string): Promise<Sender | undefined> {
  return db
    .selectFrom('venue')
    .select(['venueId', 'name as venueName', 'hosts', 'testOf', 'branding'])
    .where('venueId', '=', venueId)
    .executeTakeFirst();
}

/** False: used, replaced or expired. */
export async function isLiveLink(
  db: Db,
  { venueId, linkId, email }: { venueId: string; linkId: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('mailedLink')
    .select('id')
    .where((is) => is.and({ venueId, id: linkId, email }))
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
  return row !== undefined;
}
