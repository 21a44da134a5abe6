import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { mayRemoveItem } from '#domain/booking/staffActions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { releaseVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { removedWith } from '../rows/guestItems.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import { markRemoved, recordEvent } from '../rows/reservationWrites.repo.ts';
import { reckonAnew } from './reckonAnew.ts';
import { lockReservationDay } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/**
 * Redemptions follow the new totals, other money stays until staff refund it. Throws `reservation_not_found`,
 * `not_found`, `payment_in_progress`, `version_conflict` unless confirmed or checked in, `in_use` for an order.
 */
export async function removeStaffItem(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  itemId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservationDay(tx, { venueId }, id);
    if (!mayRemoveItem(row.state)) throw problem('version_conflict');
    if (flowNeeds.isOrderCard({ type: row.flowType })) throw problem('in_use');
    if (await hasUnfinishedPayment(tx, venueId, id)) throw problem('payment_in_progress');
    const items = await itemsOf(tx, venueId, id);
    if (!items.some((item) => item.id === itemId)) throw problem('not_found');
    const gone = removedWith(items, [itemId]);
    await releaseClaims(tx, { venueId, reservationId: id, itemIds: gone });
    await markRemoved(tx, venueId, gone);
    const data = { items: gone.length };
    await recordEvent(tx, {
      venueId,
      id: deps.newId(),
      reservationId: id,
      kind: 'item.removed',
      actor: staffId,
      data,
    });
    const itemIds = items.map((item) => item.id);
    await recordChange(
      tx,
      { venueId, kind: 'reservation', id },
      {
        action: 'changed',
        before: { itemIds },
        after: { itemIds: itemIds.filter((each) => !gone.includes(each)) },
      },
    );
    const sequence = await reckonAnew(tx, row, staffId);
    await releaseVisits(tx, row);
    await enqueueChanged(tx, { venueId, reservationId: id }, sequence);
  });
}
