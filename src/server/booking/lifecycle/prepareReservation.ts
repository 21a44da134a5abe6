import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { sql } from 'kysely';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { assertVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { checkedItems } from './invalidatedItems.ts';
import { lockLiveHold } from '../rows/reservationAccess.ts';
import { changeAndRenew } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

/**
 * Throws `reservation_*`, `user_missing`, `not_found` (another flow, or no items), `subscription_missing`, and
 * `reservation_changed` with the invalidated items.
 */
export async function prepareReservation(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  flowId: string,
): Promise<ReservationWithItems> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    if (row.flowId !== flowId) throw problem('not_found');
    if (!row.customerId) throw problem('user_missing');
    const checked = checkedItems(tx, row);
    const renewed = changeAndRenew(tx, row, { preparedAt: sql<Date>`kuur_now()` });
    const [{ items, changes }, expiresAt] = await together([checked, renewed]);
    if (items.length === 0) throw problem('not_found');
    if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
    await assertVisits(tx, row);
    return { row: { ...row, expiresAt }, items };
  });
}
