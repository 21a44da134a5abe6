import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { finishChange } from './finishChange.ts';
import { removedWith } from '../rows/guestItems.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { markRemoved, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

/**
 * Removes an item with its parts for everybody who shares it. With `xplanId` only within that arrangement. Throws
 * `reservation_*`, `payment_in_progress`, `not_found`.
 */
export async function removeItem(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  { itemId, xplanId }: { itemId: string; xplanId?: string },
): Promise<ReservationWithItems> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockUnpaidHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const items = await itemsOf(tx, venueId, row.id);
    const item = items.find((candidate) => candidate.id === itemId);
    const root = items.find((candidate) => candidate.id === (item?.parentId ?? item?.id));
    if (!root || (xplanId !== undefined && root.xplanId !== xplanId)) throw problem('not_found');
    const removed = removedWith(items, [root.id]);
    await releaseClaims(tx, { venueId, reservationId: row.id, itemIds: removed });
    await markRemoved(tx, venueId, removed);
    await recordEvent(tx, {
      venueId,
      id: deps.newId(),
      reservationId: row.id,
      kind: 'item.removed',
      actor: 'visitor',
      data: { items: removed },
    });
    return finishChange(tx, row);
  });
}
