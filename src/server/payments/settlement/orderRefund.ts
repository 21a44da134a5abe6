import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Tx } from '#server/db/schema.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { paymentById, paymentsOf } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { hasFailed, chargedBackOf, insertRefund, refundsOf } from './refunds.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

export interface RefundOrder {
  payment: PaymentRow;
  amount: number;
  reason: string;
  actor: string;
}

export async function orderRefund(
  deps: { newId(): string },
  tx: Tx,
  { payment, amount, reason, actor }: RefundOrder,
): Promise<RefundRow> {
  const { venueId } = payment;
  const id = deps.newId();
  const refund = await insertRefund(tx, {
    venueId,
    id,
    paymentId: payment.id,
    amount,
    target: 'payment',
    reason,
    actor,
  });
  await recordChange(tx, { venueId, kind: 'refund', id }, { action: 'created', after: refund });
  await enqueue(tx, { venueId, kind: 'payment.refund', key: id, payload: { refundId: id } });
  return refund;
}

export async function refundableOf(tx: Tx, payment: PaymentRow): Promise<number> {
  if (payment.state !== 'paid') return 0;
  const refunds = (await refundsOf(tx, payment)).filter((refund) => !hasFailed(refund));
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return payment.amount - refunded - (await chargedBackOf(tx, payment));
}

export async function refundableOfReservation(
  tx: Tx,
  { venueId, id: reservationId }: { venueId: string; id: string },
): Promise<number> {
  let refundable = 0;
  for (const payment of await paymentsOf(tx, { venueId, reservationId }))
    refundable += Math.max(0, await refundableOf(tx, payment));
  return refundable;
}

/**
 * In the caller's transaction, for a locked reservation: up to `amount` cents, newest payment first. What is ordered
 * already is not ordered twice. Returns how much.
 */
export async function refundUpTo(
  deps: { newId(): string },
  tx: Tx,
  reservation: { venueId: string; id: string },
  { amount: most, reason, actor }: Omit<RefundOrder, 'payment'>,
): Promise<number> {
  const key = { venueId: reservation.venueId, reservationId: reservation.id };
  let ordered = 0;
  for (const { venueId, id } of await paymentsOf(tx, key)) {
    const payment = await paymentById(tx, { venueId, id }, { lock: true });
    const amount = payment ? Math.min(most - ordered, await refundableOf(tx, payment)) : 0;
    if (!payment || amount <= 0) continue;
    await orderRefund(deps, tx, { payment, amount, reason, actor });
    ordered += amount;
  }
  return ordered;
}

export async function refundAll(
  deps: { newId(): string },
  tx: Tx,
  reservation: { venueId: string; id: string },
  by: Pick<RefundOrder, 'reason' | 'actor'>,
): Promise<void> {
  await refundUpTo(deps, tx, reservation, { ...by, amount: Number.POSITIVE_INFINITY });
}
