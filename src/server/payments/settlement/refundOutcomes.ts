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
 * Orders the mail about money that goes back, when the provider has it or the card is made: what was mailed is forgotten
 * after a month, and a refund may take longer. Of money that came too late another mail tells already.
 */
export async function enqueueRefundMail(tx: Tx, { payment, refund }: RefundOfPayment): Promise<void> {
  if (refund.reason === 'late_payment') return;
  const { venueId, reservationId, id: paymentId } = payment;
  const payload = { reservationId, paymentId, refundId: refund.id, amount: refund.amount };
  await enqueue(tx, { venueId, kind: 'mail.refunded', key: refund.id, payload });
}

/** Puts a refund that came to nothing on the list of staff. */
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
