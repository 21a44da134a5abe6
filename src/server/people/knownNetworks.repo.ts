import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { digestText } from '#server/db/digest.ts';

interface Known {
  venueId: string;
  /** Account and network; stored hashed. */
  subject: string;
}

export async function isKnownNetwork(db: Db, { venueId, subject }: Known): Promise<boolean> {
  const query = db.selectFrom('knownNetwork').select('key').where('venueId', '=', venueId);
  return (await query.where('key', '=', digestText(subject)).executeTakeFirst()) !== undefined;
}

export async function rememberNetwork(db: Db, { venueId, subject }: Known): Promise<void> {
  await db
    .insertInto('knownNetwork')
    .values({ venueId, key: digestText(subject) })
    .onConflict((conflict) => conflict.columns(['venueId', 'key']).doUpdateSet({ seenAt: sql<Date>`kuur_now()` }))
    .execute();
}
