import type { Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

interface RefundOfPayment {
  payment: PaymentRow;
  refund: RefundRow;
}

/**
 * Enqueued once the provider has the refund: deduplication lasts a month, a refund may take longer. Late payments have
 * their own mail.
 */
export async function enqueueRefundMail(tx: Tx, { payment, refund }: RefundOfPayment): Promise<void> {
  if (refund.reason === 'late_payment') return;
  const { venueId, reservationId, id: paymentId } = payment;
  const payload = { reservationId, paymentId, refundId: refund.id, amount: refund.amount };
  await enqueue(tx, { venueId, kind: 'mail.refunded', key: refund.id, payload });
}

export async function openRefundFailure(
  deps: { newId(): string },
  tx: Tx,
  { payment, refund }: RefundOfPayment,
): Promise<void> {
  await openPaymentException(tx, {
    venueId: payment.venueId,
    id: deps.newId(),
    kind: 'refund_failed',
    ref: refund.id,
    reservationId: payment.reservationId,
    paymentId: payment.id,
    amount: refund.amount,
  });
}
