import type { ProviderRefund } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { reservationById, updateReservation } from '#server/reservations/reservations.service.ts';
import { bookOnce, paidFor, paymentById } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';

export interface RefundOrder {
  venueId: string;
  reservationId: string;
  paymentId: string;
  /** Cents, as they were paid. */
  amount: number;
}

/** Orders money back that has nothing to pay any more, in the transaction that found out. Once per payment. */
export async function enqueueRefund(tx: Tx, order: RefundOrder): Promise<void> {
  await enqueue(tx, {
    venueId: order.venueId,
    kind: 'payment.refund',
    key: order.paymentId,
    payload: { ...order },
  });
}

/** Sends the money back and books it; safe to repeat. Throws PaymentProviderError: the job is then tried again. */
export async function refundPayment(tools: CheckoutTools, order: RefundOrder): Promise<void> {
  const key = { venueId: order.venueId, id: order.paymentId };
  const payment = await paymentById(tools.db, key);
  if (!payment?.providerId) return;
  const refund =
    (await standing(tools, payment.providerId)) ??
    (await tools.payments.refund({
      paymentId: payment.providerId,
      amount: order.amount,
      description: 'Reservering niet meer mogelijk',
      metadata: { venue: order.venueId, payment: order.paymentId },
      idempotencyKey: `refund-${order.paymentId}`,
    }));
  await inTransaction(tools.db, async (tx) => {
    await reservationById(tx, order.venueId, order.reservationId, { lock: true });
    const entry = { venueId: order.venueId, reservationId: order.reservationId, paymentId: order.paymentId };
    await bookOnce(tx, {
      ...entry,
      id: tools.newId(),
      kind: 'refund',
      providerRef: refund.id,
      amount: -order.amount,
    });
    const totalPaid = await paidFor(tx, entry);
    await updateReservation(tx, order.venueId, order.reservationId, { totalPaid });
  });
}

/** The refund the provider has already: its memory of keys is shorter than our patience. */
async function standing(tools: CheckoutTools, providerId: string): Promise<ProviderRefund | undefined> {
  const refunds = await tools.payments.listRefunds(providerId);
  return refunds.find(({ status }) => status !== 'failed' && status !== 'canceled');
}
