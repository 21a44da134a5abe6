import type { NotBooked, ReplacedProduct } from '#contract/names.ts';
import { totals } from '#domain/booking/totals.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { adjustRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { changeAndRenew } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';

export interface AddedItems extends ReservationWithItems {
  notBooked?: NotBooked[];
  replaced?: ReplacedProduct[];
}

export interface IdempotentAdd {
  saveResponse: SaveResponse<AddedItems>;
}

/** Ends every change of items: new totals in cents, redemptions fitted to them, and the hold's full life. */
export async function finishChange(tx: Tx, row: ReservationRow): Promise<ReservationWithItems> {
  const items = await itemsOf(tx, row.venueId, row.id);
  const { total, totalPayNow, totalPayLater } = totals(items, row.checkoutType, row.totalPaid);
  const totalPaid = await adjustRedemptions(tx, row, { total, actor: 'visitor' });
  const change = { total, totalPayNow, totalPayLater, totalPaid, preparedAt: null };
  const expiresAt = await changeAndRenew(tx, row, change);
  return { row: { ...row, ...change, expiresAt }, items };
}
