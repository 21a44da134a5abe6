import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockForPayment } from '#server/booking/payableReservations.service.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { paymentById } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { openRefundFailure } from '../settlement/refundOutcomes.ts';
import { refundById, updateRefund } from '../settlement/refunds.repo.ts';
import type { RefundRow } from '../settlement/refunds.repo.ts';

const refusals: readonly (number | undefined)[] = [404, 410, 422];

/**
 * Idempotent, outside any transaction: a refund the provider already has is not requested again. A refused one becomes
 * a payment exception. Throws PaymentProviderError otherwise, so the job is retried.
 */
export async function sendRefund(deps: PaymentDeps, key: { venueId: string; refundId: string }): Promise<void> {
  const refund = await refundById(deps.db, { venueId: key.venueId, id: key.refundId });
  if (!refund || refund.target !== 'payment' || refund.state !== 'queued' || refund.providerId !== null) return;
  const payment = await paymentById(deps.db, { venueId: key.venueId, id: refund.paymentId });
  if (!payment) return;
  try {
    await requestRefund(deps, payment, refund);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || !isRefusal(error)) throw error;
    await failRefund(deps, payment, refund);
    return;
  }
  await applyPayment(deps, payment);
}

const isRefusal = ({ kind, status }: PaymentProviderError): boolean => kind === 'rejected' && refusals.includes(status);

async function requestRefund(deps: PaymentDeps, { providerId, venueId }: PaymentRow, refund: RefundRow): Promise<void> {
  if (providerId === null) throw new PaymentProviderError('rejected', 'the provider never had this payment', 404);
  const { refunds } = await deps.payments.get(providerId);
  if (refunds.some(({ metadata }) => metadata['refund'] === refund.id && metadata['venue'] === venueId)) return;
  await deps.payments.refund({
    paymentId: providerId,
    amount: refund.amount,
    description: 'Terugbetaling van uw reservering',
    metadata: { venue: venueId, refund: refund.id },
    idempotencyKey: `refund-${refund.id}`,
  });
}

async function failRefund(deps: PaymentDeps, payment: PaymentRow, { venueId, id }: RefundRow): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockForPayment(tx, { venueId: venueId, id: payment.reservationId });
    const refund = await refundById(tx, { venueId, id });
    if (refund?.state !== 'queued' || refund.providerId !== null) return;
    await updateRefund(tx, refund, { state: 'failed' });
    await openRefundFailure(deps, tx, { payment, refund });
  });
}
