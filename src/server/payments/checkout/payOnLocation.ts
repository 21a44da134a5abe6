import { mayPayOnLocation, orderIsPaid } from '#domain/payments/checkout.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Kept } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { confirmReservation, itemsOf } from '#server/booking/reservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { totals } from '#domain/booking/totals.ts';
import { lockPayable, mustAwaitNoMoney } from './payable.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

/**
 * Finishes a reservation without an online payment: everything is paid at the venue, or was paid already.
 * Returns the reservation number. Throws `reservation_*`, `user_missing`, `payment_required` (something must be paid
 * online first; of an order everything), `payment_in_progress`, `reservation_changed`.
 */
export async function payOnLocation(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
  kept: Kept<string>,
): Promise<string> {
  await inTransaction(tools.db, (tx) => lockPayable(tx, context, reservationId));
  await settlePayments(tools, context.venue.venueId, reservationId);
  return inTransaction(tools.db, async (tx) => {
    const { reservation } = await lockPayable(tx, context, reservationId);
    await mustAwaitNoMoney(tx, reservation);
    const items = await itemsOf(tx, reservation.venueId, reservation.id);
    const { checkoutType, flowType, totalPaid } = reservation;
    const sums = totals(items, checkoutType, totalPaid);
    const isPaid = mayPayOnLocation(checkoutType, sums) && orderIsPaid({ type: flowType }, sums);
    if (!isPaid) throw problem('payment_required');
    const number = await confirmReservation(tools, tx, reservation, 'visitor');
    await kept(tx, number);
    return number;
  });
}
