import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

const key = (venueId: string) => sql`hashtextextended(${`planning ${venueId}`}, 0)`;

/**
 * Books or gives back while the planning stands still: rosters, rooms, pools and opening times do not change before this
 * transaction ends, and what the statements after this one read of them is what holds. Many at once. Comes after the
 * reservation's row and before any claim.
 */
export async function lockPlanShared(tx: Tx, venueId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key(venueId)})`.execute(tx);
}

/** Waits for everybody who is booking and keeps them waiting until this transaction ends: for who changes the planning. */
export async function lockPlanExclusive(tx: Tx, venueId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key(venueId)})`.execute(tx);
}
