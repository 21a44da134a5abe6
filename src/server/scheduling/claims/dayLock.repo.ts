import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';

/** Until the transaction ends. Most plan in 'shared' mode; a retry plans in 'exclusive' mode without conflicts. */
export async function acquireDayLock(
  tx: Tx,
  venueId: string,
  day: LocalDate,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const key = sql`hashtextextended(${`${venueId} ${day}`}, 0)`;
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${lock}(${key})`.execute(tx);
}
