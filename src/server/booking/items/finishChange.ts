import type { NotBooked } from '#contract/names.ts';
import { holdMinutes } from '#domain/booking/holdTimes.ts';
import { totals } from '#domain/booking/totals.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { adjustRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import { changeAndRenew, itemsOf } from '../rows/reservations.repo.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';

/** A reservation as a change left it. */
export interface ReservationWithItems {
  row: ReservationRow;
  items: ItemRow[];
}

/** What adding something answers: how it left the reservation, and who did not get it. */
export interface AddedItems extends ReservationWithItems {
  notBooked?: NotBooked[];
}

/** A request to add something: sent again it would add it again, so its answer is kept with it. */
export interface IdempotentAdd {
  kept: SaveResponse<AddedItems>;
}

/**
 * What every change of items ends with: the sums written again from the items, in cents, what was redeemed fitted to them,
 * and the hold given new life.
 */
export async function finishChange(tx: Tx, row: ReservationRow): Promise<ReservationWithItems> {
  const items = await itemsOf(tx, row.venueId, row.id);
  const { total, totalPayNow, totalPayLater } = totals(items, row.checkoutType, row.totalPaid);
  const totalPaid = await adjustRedemptions(tx, row, { total, actor: 'visitor' });
  const change = { total, totalPayNow, totalPayLater, totalPaid, preparedAt: null };
  const expiresAt = await changeAndRenew(tx, row, change, holdMinutes);
  return { row: { ...row, ...change, expiresAt }, items };
}
