import type { ReasonCode } from '#domain/values/reasonCodes.ts';
import { totalToConfirm } from '#domain/payments/checkout.ts';
import { paymentPurpose } from '#domain/payments/paymentPurpose.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { releasedAtEnd, reapplyRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import {
  confirmReservation,
  reclaimPlaces,
  setTotalPaid,
  totalsOf,
} from '#server/booking/payableReservations.service.ts';
import type { PaymentDeps } from './paymentDeps.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';
import type { LockedPayment } from './recordPaymentEvent.ts';
import { paidFor } from './payments.repo.ts';
import { queuedRefunds } from './refunds.repo.ts';
import { orderRefund } from './orderRefund.ts';

type RefundKind = Extract<ReasonCode, 'late_payment' | 'double_payment' | 'mismatch'>;

const refundKinds = { late: 'late_payment', double: 'double_payment', mismatch: 'mismatch' } as const;

/**
 * Confirms the reservation, pays the rest of it, or refunds it with a payment exception. `refundable` in cents;
 * `mustRefund`: in any case. Throws a problem when it cannot be confirmed: the caller rolls back.
 */
export async function allocatePayment(
  deps: PaymentDeps,
  tx: Tx,
  { reservation, payment, refundable, mustRefund }: LockedPayment & { refundable: number; mustRefund: boolean },
): Promise<void> {
  const about = { reservation, payment };
  if (mustRefund) return refundPayment(deps, tx, { ...about, refundable, kind: 'late_payment' });
  const key = { venueId: payment.venueId, reservationId: reservation.id };
  const purpose = paymentPurpose({
    state: reservation.state,
    amount: payment.amount,
    isPartlyRefunded: refundable < payment.amount,
    byLink: payment.linkHash !== null,
    total: reservation.total,
    totalPayNow: totalToConfirm({ type: reservation.flowType }, reservation),
    totalMayPayNow: (await totalsOf(tx, reservation)).totalMayPayNow,
    paidBefore:
      (await paidFor(tx, key, payment)) - (await queuedRefunds(tx, key)) + (await releasedAtEnd(tx, reservation)),
  });
  if (purpose === 'rest') return;
  if (purpose !== 'booking') return refundPayment(deps, tx, { ...about, refundable, kind: refundKinds[purpose] });
  if (reservation.state === 'expired') await reclaimAll(deps, tx, reservation);
  await confirmReservation(deps, tx, reservation, 'payment');
}

async function reclaimAll(deps: PaymentDeps, tx: Tx, reservation: LockedPayment['reservation']): Promise<void> {
  const { venueId, id: reservationId } = reservation;
  const isWhole = (await reclaimPlaces(deps, tx, reservation)) && (await reapplyRedemptions(tx, reservation));
  if (!isWhole) throw problem('product_unavailable');
  await setTotalPaid(tx, { venueId: venueId, id: reservationId }, await paidFor(tx, { venueId, reservationId }));
}

async function refundPayment(
  deps: PaymentDeps,
  tx: Tx,
  { reservation, payment, refundable, kind }: LockedPayment & { refundable: number; kind: RefundKind },
): Promise<void> {
  const { venueId, reservationId, id: paymentId } = payment;
  await recordPaymentEvent(deps, tx, 'payment.returned', { reservation, payment });
  const exception = { venueId, id: deps.newId(), kind, ref: `${paymentId}:returned`, reservationId, paymentId };
  await openPaymentException(tx, { ...exception, amount: payment.amount });
  if (refundable === 0) return;
  await orderRefund(deps, tx, { payment, amount: refundable, reason: kind, actor: 'system' });
  if (kind !== 'late_payment') return;
  const payload = { reservationId, paymentId, amount: refundable };
  await enqueue(tx, { venueId, kind: 'mail.paymentLate', key: paymentId, payload });
}
