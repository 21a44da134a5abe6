import { holdMinutes } from '#domain/reservation/holdTimes.ts';
import { totals } from '#domain/reservation/totals.ts';
import { itemsOf, renewHold, updateReservation } from './reservations.repo.ts';
import type { ReservationRow, Tx } from './reservation.types.ts';

/** What every change of items ends with: the sums written again from the items, in cents, and the hold given new life. */
export async function settleChange(tx: Tx, row: ReservationRow): Promise<void> {
  const items = await itemsOf(tx, row.venueId, row.id);
  const sums = totals(items, row.checkoutType, row.totalPaid);
  await updateReservation(tx, row.venueId, row.id, {
    total: sums.total,
    totalPayNow: sums.totalPayNow,
    totalPayLater: sums.totalPayLater,
    preparedAt: null,
  });
  await renewHold(tx, row.venueId, row.id, holdMinutes);
}
