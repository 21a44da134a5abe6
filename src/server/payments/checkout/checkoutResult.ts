import type { CheckoutResult } from '#contract/names.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { booksOf } from '#server/credits/redemptions/redemptions.service.ts';
import { itemsOf, reservationById } from '#server/booking/reservations.service.ts';
import type { ReservationRow, SessionContext } from '#server/booking/reservations.service.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { isUnfinished, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

/**
 * What became of a reservation of this session and of its last payment. An open payment is asked after at the provider
 * first; when the provider is silent the answer stays 'open'. Throws `session_missing`, `reservation_not_found`.
 */
export async function checkoutResult(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
): Promise<CheckoutResult> {
  const { venueId } = context.venue;
  if (!context.sessionHash) throw problem('session_missing');
  const owned = { sessionHash: context.sessionHash };
  if (!(await reservationById(tools.db, venueId, reservationId, owned))) throw problem('reservation_not_found');
  const [newest] = await paymentsOf(tools.db, { venueId, reservationId });
  if (newest && isUnfinished(newest)) await ask(tools, newest);
  const reservation = await reservationById(tools.db, venueId, reservationId, owned);
  if (!reservation) throw problem('reservation_not_found');
  const [payment] = await paymentsOf(tools.db, { venueId, reservationId });
  const customer = await customerOf(tools, reservation);
  const visit = visitSpan(reservation, await itemsOf(tools.db, venueId, reservationId));
  return {
    status: statusOf(reservation, payment),
    ...(payment?.failureReason ? { reason: payment.failureReason } : {}),
    number: reservation.number,
    slug: reservation.slug,
    flowType: reservation.flowType as CheckoutResult['flowType'],
    startDate: reservation.day,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    personCount: reservation.personCount,
    totalPaid: reservation.totalPaid,
    totalRedeemed: (await booksOf(tools.db, reservation)).redeemed,
    totalPayLater: Math.max(0, reservation.total - reservation.totalPaid),
    email: customer?.email ?? null,
    firstName: customer?.firstName ?? null,
  };
}

async function ask(tools: CheckoutTools, payment: PaymentRow): Promise<void> {
  try {
    await applyPayment(tools, payment);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
  }
}

function statusOf(reservation: ReservationRow, payment: PaymentRow | undefined): CheckoutResult['status'] {
  if (reservation.state === 'cancelled' || reservation.state === 'expired') return 'reservation_expired';
  if (reservation.state !== 'hold') return 'confirmed';
  if (!payment) return reservation.live ? 'none' : 'reservation_expired';
  if (isUnfinished(payment)) return 'open';
  if (!reservation.live) return 'reservation_expired';
  if (payment.state === 'canceled' || payment.state === 'expired') return payment.state;
  return 'failed';
}

async function customerOf(
  tools: CheckoutTools,
  { venueId, customerId }: ReservationRow,
): Promise<{ email: string; firstName: string } | undefined> {
  if (!customerId) return undefined;
  return tools.db
    .selectFrom('customer')
    .select(['email', 'firstName'])
    .where('venueId', '=', venueId)
    .where('id', '=', customerId)
    .executeTakeFirst();
}
