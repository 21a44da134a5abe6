import { sql } from 'kysely';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';

/** Empty: the venue has no logo. */
export async function readLogoSizes(db: Db, venueId: string): Promise<ImageSize[]> {
  const { rows } = await sql<{ sizes: ImageSize[] }>`select i.sizes from venue v
    join image i on i.venue_id = v.venue_id and i.id = v.branding ->> 'logoImageId'
    where v.venue_id = ${venueId}`.execute(db);
  return rows[0]?.sizes ?? [];
}
