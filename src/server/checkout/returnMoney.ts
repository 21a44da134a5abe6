import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Tx } from '#server/db/schema.ts';
import type { PaymentRow } from './payments.repo.ts';
import { insertRefund } from './refunds.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

export interface RefundOrder {
  payment: PaymentRow;
  /** Cents; the caller has made sure that so much is left. */
  amount: number;
  reason: string;
  /** A staff user's id, or 'system'. */
  actor: string;
}

/** Orders money back to the payer, in the caller's transaction; a job sends it. */
export async function returnMoney(
  tools: { newId(): string },
  tx: Tx,
  { payment, amount, reason, actor }: RefundOrder,
): Promise<RefundRow> {
  const { venueId } = payment;
  const id = tools.newId();
  const refund = await insertRefund(tx, {
    venueId,
    id,
    paymentId: payment.id,
    amount,
    target: 'payment',
    reason,
    actor,
  });
  await enqueue(tx, { venueId, kind: 'payment.refund', key: id, payload: { refundId: id } });
  return refund;
}
