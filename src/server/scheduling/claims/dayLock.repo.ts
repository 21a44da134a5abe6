import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { sharedPlanLock } from './planLock.repo.ts';

type Mode = 'shared' | 'exclusive';

const dayLock = (venueId: string, day: LocalDate, mode: Mode) => {
  const key = sql`hashtextextended(${`${venueId} ${day}`}, 0)`;
  return mode === 'shared' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`;
};

/**
 * Until the transaction ends; the day first, as PostgreSQL reads from the left. Most plan in 'shared' mode; a retry plans in
 * 'exclusive' mode without conflicts.
 */
export async function lockDayAndPlan(
  tx: Tx,
  { venueId, day }: { venueId: string; day: LocalDate },
  mode: Mode,
): Promise<void> {
  await sql`select ${dayLock(venueId, day, mode)}, ${sharedPlanLock(venueId)}`.execute(tx);
}

export async function lockDayExclusive(tx: Tx, venueId: string, day: LocalDate): Promise<void> {
  await sql`select ${dayLock(venueId, day, 'exclusive')}`.execute(tx);
}
