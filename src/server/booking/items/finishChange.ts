import type { NotBooked, ReplacedProduct } from '#contract/names.ts';
import { totals } from '#domain/booking/totals.ts';
import type { PricedItem } from '#domain/booking/totals.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { together } from '#server/db/together.ts';
import { adjustRedemptions, paidState } from '#server/credits/redemptions/redemptions.service.ts';
import type { PaidState } from '#server/credits/redemptions/redemptions.service.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { changeAndRenew } from '../rows/reservationWrites.repo.ts';
import type { NewEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';

export interface AddedItems extends ReservationWithItems {
  notBooked?: NotBooked[];
  replaced?: ReplacedProduct[];
}

export interface IdempotentAdd {
  saveResponse: SaveResponse<AddedItems>;
}

/** Ends every change of items: new totals in cents, redemptions fitted to them, and the hold's full life. */
export async function finishChange(tx: Tx, row: ReservationRow, event?: NewEvent): Promise<ReservationWithItems> {
  const [items, paid] = await together([itemsOf(tx, row.venueId, row.id), paidState(tx, row)]);
  const { change, expiresAt } = await writeTotals(tx, row, { items, paid, event });
  return { row: { ...row, ...change, expiresAt }, items };
}

/** What a reservation has after a change, and what is recorded of it: `writes` are the statements that make it so. */
interface KnownChange {
  items: readonly PricedItem[];
  paid: PaidState;
  writes: readonly Promise<unknown>[];
  event: NewEvent;
}

/** The same when items and what pays for them are known: sent with the writes themselves. */
export async function finishKnownChange(
  tx: Tx,
  row: ReservationRow,
  { items, paid, writes, event }: KnownChange,
): Promise<ReservationWithItems> {
  if (paid.live.length > 0) {
    await together(writes);
    return finishChange(tx, row, event);
  }
  const written = together(writes);
  const totalsWritten = writeTotals(tx, row, { items, paid, event });
  const [{ change, expiresAt }, itemRows] = await together([totalsWritten, itemsOf(tx, row.venueId, row.id), written]);
  return { row: { ...row, ...change, expiresAt }, items: itemRows };
}

async function writeTotals(
  tx: Tx,
  row: ReservationRow,
  { items, paid, event }: Pick<KnownChange, 'items' | 'paid'> & { event: NewEvent | undefined },
): Promise<{ change: ReturnType<typeof changeOf>; expiresAt: Date }> {
  const sums = totals(items, row.checkoutType, row.totalPaid);
  const { total } = sums;
  const totalPaid =
    paid.live.length === 0
      ? paid.balances.paid
      : await adjustRedemptions(tx, row, { total, actor: 'visitor', state: paid });
  const change = changeOf(sums, totalPaid);
  return { change, expiresAt: await changeAndRenew(tx, row, change, event && { event }) };
}

const changeOf = ({ total, totalPayNow, totalPayLater }: ReturnType<typeof totals>, totalPaid: number) => ({
  total,
  totalPayNow,
  totalPayLater,
  totalPaid,
  preparedAt: null,
});
