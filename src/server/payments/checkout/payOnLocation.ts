import { mayPayOnLocation, orderIsPaid } from '#domain/payments/checkout.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { together } from '#server/db/together.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { confirmReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { lockPayable } from './payable.ts';
import { assertNoOpenPayment } from '../settlement/assertNoOpenPayment.ts';
import { assertUnpaidLimits } from './unpaidLimits.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/**
 * Returns the reservation number. Throws `reservation_*`, `user_missing`, `payment_required` (something is due online
 * first), `payment_in_progress`, `reservation_changed`, `unpaid_limit_reached`,
 * `email_unconfirmed`.
 */
export async function payOnLocation(
  deps: PaymentDeps,
  context: SessionContext,
  reservationId: string,
  saveResponse: SaveResponse<string>,
): Promise<string> {
  const finish = (): Promise<string> => finishOnLocation(deps, context, reservationId, saveResponse);
  try {
    return await finish();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_in_progress') throw error;
  }
  await settlePayments(deps, { venueId: context.venue.venueId, reservationId });
  return finish();
}

const finishOnLocation = (
  deps: PaymentDeps,
  context: SessionContext,
  reservationId: string,
  saveResponse: SaveResponse<string>,
): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const payable = lockPayable(tx, context, reservationId);
    const unpaid = assertNoOpenPayment(tx, { venueId: context.venue.venueId, id: reservationId });
    const [{ reservation, sums }] = await together([payable, unpaid]);
    const isPaid = mayPayOnLocation(sums) && orderIsPaid({ type: reservation.flowType }, sums);
    if (!isPaid) throw problem('payment_required');
    const isDue = sums.total > reservation.totalPaid;
    const limited = isDue ? assertUnpaidLimits(deps, tx, { venue: context.venue, reservation }) : null;
    const confirmed = confirmReservation(deps, tx, reservation, 'visitor');
    const [, number] = await together([limited, confirmed]);
    await saveResponse(tx, number);
    return number;
  });
