import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

interface KnownNetwork {
  venueId: string;
  /** A pseudonym of account and network. */
  key: string;
}

export async function isKnownNetwork(db: Db, network: KnownNetwork): Promise<boolean> {
  const query = db
    .selectFrom('knownNetwork')
    .select('key')
    .where((is) => is.and({ ...network }));
  return (await query.executeTakeFirst()) !== undefined;
}

export async function rememberNetwork(db: Db, network: KnownNetwork): Promise<void> {
  await db
    .insertInto('knownNetwork')
    .values(network)
    .onConflict((conflict) => conflict.columns(['venueId', 'key']).doUpdateSet({ seenAt: sql<Date>`kuur_now()` }))
    .execute();
}
