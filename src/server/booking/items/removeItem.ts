import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { finishKnownChange } from './finishChange.ts';
import { removedWith } from '../rows/guestItems.ts';
import { lockLiveHold, settledState } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { markRemoved } from '../rows/reservationWrites.repo.ts';
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
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const [items, paid] = await together([itemsOf(tx, venueId, row.id), settledState(tx, row)]);
    const item = items.find((candidate) => candidate.id === itemId);
    const root = items.find((candidate) => candidate.id === (item?.parentId ?? item?.id));
    if (!root || (xplanId !== undefined && root.xplanId !== xplanId)) throw problem('not_found');
    const removed = removedWith(items, [root.id]);
    const event = { venueId, id: deps.newId(), reservationId: row.id, kind: 'item.removed' as const, actor: 'visitor' };
    return finishKnownChange(tx, row, {
      items: items.filter(({ id }) => !removed.includes(id)),
      paid,
      writes: [removeItems(tx, row, removed)],
      event: { ...event, data: { items: removed } },
    });
  });
}

/** With their places. Sent at once. */
export async function removeItems(tx: Tx, { venueId, id }: ReservationRow, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await together([releaseClaims(tx, { venueId, reservationId: id, itemIds }), markRemoved(tx, venueId, itemIds)]);
}
