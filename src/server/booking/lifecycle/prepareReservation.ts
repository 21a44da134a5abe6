import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { assertVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { invalidatedItems } from './invalidatedItems.ts';
import { lockLiveHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
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
    const items = await itemsOf(tx, venueId, row.id);
    if (items.length === 0) throw problem('not_found');
    const changes = await invalidatedItems(tx, row, items);
    if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
    await assertVisits(tx, row);
    const expiresAt = await changeAndRenew(tx, row, { preparedAt: sql<Date>`kuur_now()` });
    return { row: { ...row, expiresAt }, items };
  });
}
