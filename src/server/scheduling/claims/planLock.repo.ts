import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

const key = (venueId: string) => sql`hashtextextended(${`planning ${venueId}`}, 0)`;

/** Rosters, pools and opening times then stay. After the reservation's row, before any claim. */
export const sharedPlanLock = (venueId: string) => sql`pg_advisory_xact_lock_shared(${key(venueId)})`;

export async function lockPlanShared(tx: Tx, venueId: string): Promise<void> {
  await sql`select ${sharedPlanLock(venueId)}`.execute(tx);
}

export async function lockPlanExclusive(tx: Tx, venueId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(venueId)})`.execute(tx);
}
