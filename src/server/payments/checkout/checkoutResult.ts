import type { CheckoutResult } from '#contract/names.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { balancesOf } from '#server/credits/redemptions/redemptions.service.ts';
import { selfServiceRef } from '#server/mails/selfServiceRef.service.ts';
import { ownedReservation, visitSpanOf } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { isUnfinished, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/**
 * Asks the provider about an open payment first; while it does not respond, the status stays 'open'. Throws
 * `session_missing`, `reservation_not_found`.
 */
export async function checkoutResult(
  deps: PaymentDeps,
  context: SessionContext,
  reservationId: string,
): Promise<CheckoutResult> {
  const { venueId } = context.venue;
  if (context.sessionHash === null && context.customerId === null) throw problem('session_missing');
  const key = { venueId, id: reservationId };
  const read = async () => {
    // Read first, or a payment that is booked between the two would be a paid one of a hold.
    const [payment] = await paymentsOf(deps.db, { venueId, reservationId });
    const reservation = await ownedReservation(deps.db, key, context);
    if (!reservation) throw problem('reservation_not_found');
    return { reservation, payment };
  };
  let { reservation, payment } = await read();
  if (payment && isUnfinished(payment)) {
    await refresh(deps, payment);
    ({ reservation, payment } = await read());
  }
  const customer = await customerOf(deps, reservation);
  const visit = await visitSpanOf(deps.db, reservation);
  const status = statusOf(reservation, payment);
  const flowType = reservation.flowType as CheckoutResult['flowType'];
  const hasOwnPage = status === 'confirmed' && !flowNeeds.isOrderCard({ type: flowType });
  return {
    status,
    ...(payment?.failureReason ? { reason: payment.failureReason } : {}),
    number: reservation.number,
    slug: reservation.slug,
    flowType,
    startDate: reservation.day,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    personCount: reservation.personCount,
    totalPaid: reservation.totalPaid,
    totalRedeemed: (await balancesOf(deps.db, reservation)).redeemed,
    totalPayLater: Math.max(0, reservation.total - reservation.totalPaid),
    email: customer?.email ?? null,
    firstName: customer?.firstName ?? null,
    ref: hasOwnPage ? selfServiceRef(deps.secretKeys, { venueId, reservationId }) : null,
  };
}

async function refresh(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  try {
    await applyPayment(deps, payment);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
  }
}

function statusOf(reservation: PayableReservation, payment: PaymentRow | undefined): CheckoutResult['status'] {
  if (reservation.state === 'cancelled' || reservation.state === 'expired') return 'reservation_expired';
  if (reservation.state !== 'hold') return 'confirmed';
  if (!payment) return reservation.live ? 'none' : 'reservation_expired';
  if (isUnfinished(payment)) return 'open';
  if (!reservation.live) return 'reservation_expired';
  if (payment.state === 'canceled' || payment.state === 'expired') return payment.state;
  return 'failed';
}

async function customerOf(
  deps: PaymentDeps,
  { venueId, customerId }: PayableReservation,
): Promise<{ email: string; firstName: string } | undefined> {
  if (!customerId) return undefined;
  return deps.db
    .selectFrom('customer')
    .select(['email', 'firstName'])
    .where('venueId', '=', venueId)
    .where('id', '=', customerId)
    .executeTakeFirst();
}
