import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** A note of staff raises the sequence too and is not mailed, so the booking's own sequence does not tell. */
export async function isLatestChange(
  db: Db,
  change: { venueId: string; reservationId: string; sequence: number },
): Promise<boolean> {
  const later = await db
    .selectFrom('job')
    .select('id')
    .where('venueId', '=', change.venueId)
    .where('kind', '=', 'mail.changed')
    .where(sql<boolean>`payload ->> 'reservationId' = ${change.reservationId}`)
    .where(sql<boolean>`(payload ->> 'sequence')::int > ${change.sequence}`)
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}
