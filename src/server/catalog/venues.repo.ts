import { sql } from 'kysely';
import { isLanguage } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';

/** Every venue of this installation, and the tests that can be reached. */
export async function readVenues(db: Db): Promise<Venue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(['venueId', 'name', 'hosts', 'timeZone', 'languages', 'branding', 'settings', 'testOf', 'testUntil'])
    .where(sql<boolean>`(test_until is null or test_until > kuur_now())`)
    .execute();
  return rows.map((row) => ({ ...row, languages: row.languages.filter(isLanguage) }));
}
