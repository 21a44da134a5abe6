import { totals } from '#domain/booking/totals.ts';
import { adjustRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { updateReservation } from '../rows/reservationWrites.repo.ts';

/** The totals of a locked booking after its items changed, with the redemptions fitted to them. Returns its new sequence. */
export async function reckonAnew(tx: Tx, row: ReservationRow, actor: string): Promise<number> {
  const items = await itemsOf(tx, row.venueId, row.id);
  const { total, totalPayNow, totalPayLater } = totals(items, row.checkoutType, row.totalPaid);
  const totalPaid = await adjustRedemptions(tx, row, { total, actor });
  const sequence = row.sequence + 1;
  await updateReservation(tx, row.venueId, row.id, { total, totalPayNow, totalPayLater, totalPaid, sequence });
  return sequence;
}
