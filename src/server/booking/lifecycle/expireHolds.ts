import { inTransaction } from '#server/db/transaction.ts';
import { releaseExpiredHolds } from '#server/scheduling/claims/claims.service.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';

/**
 * At most `limit` holds per venue; returns how many. A hold whose payment may still succeed is left to reconciliation.
 */
export async function expireDue(deps: Pick<ReservationDeps, 'db'>, limit: number): Promise<number> {
  const venues = await deps.db.selectFrom('venue').select('venueId').execute();
  let ended = 0;
  for (const { venueId } of venues) {
    ended += await inTransaction(deps.db, (tx) => releaseExpiredHolds(tx, { venueId, limit }));
  }
  return ended;
}
