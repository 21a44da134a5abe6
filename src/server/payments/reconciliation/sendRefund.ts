import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { reservationById } from '#server/booking/reservations.service.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import { paymentById } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { tellRefundFailed } from '../settlement/refundNews.ts';
import { refundById, updateRefund } from '../settlement/refunds.repo.ts';
import type { RefundRow } from '../settlement/refunds.repo.ts';

/** With these the provider has understood the refund and will never make it. */
const refusals: readonly (number | undefined)[] = [404, 410, 422];

/**
 * Sends a queued refund to the provider, outside any transaction, and books what comes of it; safe to repeat and to run
 * twice at once. A refund that the provider has already is not asked for again, however long its memory of keys is. One
 * that it refuses is put on the list of staff. Throws PaymentProviderError otherwise: the job is then tried again.
 */
export async function sendRefund(tools: CheckoutTools, key: { venueId: string; refundId: string }): Promise<void> {
  const refund = await refundById(tools.db, { venueId: key.venueId, id: key.refundId });
  if (!refund || refund.target !== 'payment' || refund.state !== 'queued' || refund.providerId !== null) return;
  const payment = await paymentById(tools.db, { venueId: key.venueId, id: refund.paymentId });
  if (!payment) return;
  try {
    await askFor(tools, payment, refund);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || !isRefusal(error)) throw error;
    await giveUp(tools, payment, refund);
    return;
  }
  await applyPayment(tools, payment);
}

const isRefusal = ({ kind, status }: PaymentProviderError): boolean => kind === 'rejected' && refusals.includes(status);

async function askFor(tools: CheckoutTools, { providerId, venueId }: PaymentRow, refund: RefundRow): Promise<void> {
  if (providerId === null) throw new PaymentProviderError('rejected', 'the provider never had this payment', 404);
  const { refunds } = await tools.payments.get(providerId);
  if (refunds.some(({ metadata }) => metadata['refund'] === refund.id && metadata['venue'] === venueId)) return;
  await tools.payments.refund({
    paymentId: providerId,
    amount: refund.amount,
    description: 'Terugbetaling van uw reservering',
    metadata: { venue: venueId, refund: refund.id },
    idempotencyKey: `refund-${refund.id}`,
  });
}

async function giveUp(tools: CheckoutTools, payment: PaymentRow, { venueId, id }: RefundRow): Promise<void> {
  await inTransaction(tools.db, async (tx) => {
    await reservationById(tx, venueId, payment.reservationId, { lock: true });
    const refund = await refundById(tx, { venueId, id });
    if (refund?.state !== 'queued' || refund.providerId !== null) return;
    await updateRefund(tx, refund, { state: 'failed' });
    await tellRefundFailed(tools, tx, { payment, refund });
  });
}
