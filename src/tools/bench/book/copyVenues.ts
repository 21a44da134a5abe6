import { sql } from 'kysely';
import { copyCatalogue } from '#server/catalog/flowTests/testVenues.repo.ts';
import type { Tx } from '#server/db/schema.ts';

/** So many venues with the same catalogue, resources and opening times. Returns their ids. */
export async function copyVenues(tx: Tx, of: string, count: number): Promise<string[]> {
  const venueIds = Array.from({ length: count }, (_, at) => `${of}-${at + 2}`);
  for (const venueId of venueIds) {
    await sql`insert into venue (venue_id, name, hosts, time_zone, languages, branding, settings)
      select ${venueId}, name, array[${`${venueId}.example`}], time_zone, languages, branding, settings
      from venue where venue_id = ${of}`.execute(tx);
    await copyCatalogue(tx, { venueId, testOf: of });
  }
  return venueIds;
}
