import { isLanguage } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';

/** Every venue of this installation. */
export async function readVenues(db: Db): Promise<Venue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(['venueId', 'name', 'hosts', 'timeZone', 'languages', 'branding', 'settings'])
    .execute();
  return rows.map((row) => ({ ...row, languages: row.languages.filter(isLanguage) }));
}
