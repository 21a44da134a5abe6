import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';

/**
 * Lets whoever plans this day wait for each other: many plan at once ('shared'), one who was refused plans alone
 * ('exclusive') and cannot be refused by them again. Held until the transaction ends.
 */
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
