import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { finishChange } from './finishChange.ts';
import type { ReservationWithItems } from './finishChange.ts';
import { removedWith } from '../rows/guestItems.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf, markRemoved, recordEvent } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

/**
 * Takes one item out of the reservation, with what hangs below it and for everybody who shares it, and gives back what it
 * held. With `xplanId` only when that is the arrangement the item is, or is a part of.
 * Throws `reservation_*`, `payment_in_progress`, and `not_found` when the item is not (any more) in this reservation.
 */
export async function removeItem(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  { itemId, xplanId }: { itemId: string; xplanId?: string },
): Promise<ReservationWithItems> {
  const { venueId } = context.venue;
  return inTransaction(tools.db, async (tx) => {
    const row = await lockUnpaidHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const items = await itemsOf(tx, venueId, row.id);
    const item = items.find((candidate) => candidate.id === itemId);
    const root = items.find((candidate) => candidate.id === (item?.parentId ?? item?.id));
    if (!root || (xplanId !== undefined && root.xplanId !== xplanId)) throw problem('not_found');
    const gone = removedWith(items, [root.id]);
    await releaseClaims(tx, { venueId, reservationId: row.id, itemIds: gone });
    await markRemoved(tx, venueId, gone);
    await recordEvent(tx, {
      venueId,
      id: tools.newId(),
      reservationId: row.id,
      kind: 'item.removed',
      actor: 'visitor',
      data: { items: gone },
    });
    return finishChange(tx, row);
  });
}
