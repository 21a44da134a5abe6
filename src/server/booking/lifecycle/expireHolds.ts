import { inTransaction } from '#server/db/transaction.ts';
import { releaseExpiredHolds } from '#server/scheduling/claims/claims.service.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';

/**
 * Ends at most `limit` holds per venue whose time is over and gives their places back; returns how many.
 * A hold with a payment that may still succeed is left alone: the reconciliation asks the provider first.
 */
export async function expireDue(tools: Pick<ReservationDeps, 'db'>, limit: number): Promise<number> {
  const venues = await tools.db.selectFrom('venue').select('venueId').execute();
  let ended = 0;
  for (const { venueId } of venues) {
    ended += await inTransaction(tools.db, (tx) => releaseExpiredHolds(tx, { venueId, limit }));
  }
  return ended;
}
