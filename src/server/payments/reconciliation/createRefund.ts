import type { Refund, RefundForm } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { issueGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { lockForPayment, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import type { LockedPayment } from '../settlement/recordPaymentEvent.ts';
import { bookOnce, isUnfinished, paidFor, paymentById } from '../settlement/payments.repo.ts';
import { enqueueRefundMail } from '../settlement/refundOutcomes.ts';
import { insertRefund, refundsOf } from '../settlement/refunds.repo.ts';
import type { RefundRow } from '../settlement/refunds.repo.ts';
import { refundableOf, orderRefund } from '../settlement/orderRefund.ts';
import { withdrawSoldCredits } from '../settlement/soldCredits.ts';

export interface StaffAction<Made> {
  venueId: string;
  staffId: string;
  saveResponse?: SaveResponse<Made>;
}

/**
 * To the payer by a job, or at once to a new gift card that is mailed. The reservation stays; for sold credits see
 * `withdrawSoldCredits`. Throws `not_found`, `payment_in_progress`, `amount_too_high` (above what is refundable),
 * `in_use`.
 */
export async function createRefund(
  deps: PaymentDeps,
  { venueId, staffId, saveResponse }: StaffAction<Refund>,
  paymentId: string,
  form: RefundForm,
): Promise<Refund> {
  const key = { venueId, id: paymentId };
  return inTransaction(deps.db, async (tx) => {
    const unlocked = await paymentById(tx, key);
    if (!unlocked) throw problem('not_found');
    const reservation = await lockForPayment(tx, { venueId: venueId, id: unlocked.reservationId });
    const payment = await paymentById(tx, key, { lock: true });
    if (!reservation || !payment) throw problem('not_found');
    if (isUnfinished(payment)) throw problem('payment_in_progress');
    if (form.amount > (await refundableOf(tx, payment))) throw problem('amount_too_high');
    await withdrawSoldCredits(tx, { reservation, amount: form.amount, actor: staffId });
    const order = { payment, amount: form.amount, reason: form.reason, actor: staffId };
    const isPaidBack = form.to === 'payment';
    const pendingRow = isPaidBack
      ? orderRefund(deps, tx, order)
      : refundToGiftCard(deps, tx, { reservation, payment }, order);
    const refund = refundView(await pendingRow);
    await saveResponse?.(tx, refund);
    return refund;
  });
}

export async function listRefunds(db: Db, key: { venueId: string; id: string }): Promise<Refund[]> {
  if (!(await paymentById(db, key))) throw problem('not_found');
  return (await refundsOf(db, key)).map(refundView);
}

async function refundToGiftCard(
  deps: PaymentDeps,
  tx: Tx,
  { reservation, payment }: LockedPayment,
  { amount, reason, actor }: { amount: number; reason: string; actor: string },
): Promise<RefundRow> {
  const { venueId } = payment;
  const { id: giftCardId } = await issueGiftCard(tx, deps, {
    venueId,
    kind: 'giftCard',
    amount,
    reservationId: reservation.id,
    language: reservation.language,
    entryKind: 'refunded',
    actor,
    reason,
  });
  const newRefund = { venueId, id: deps.newId(), paymentId: payment.id, giftCardId, amount, reason, actor };
  const refund = await insertRefund(tx, { ...newRefund, target: 'giftCard', state: 'refunded' });
  await recordChange(tx, { venueId, kind: 'refund', id: refund.id }, { action: 'created', after: refund });
  const entry = { venueId, id: deps.newId(), reservationId: reservation.id, paymentId: payment.id, actor, reason };
  await bookOnce(tx, { ...entry, kind: 'giftCard', providerRef: refund.id, amount: -amount });
  const totalPaid = await paidFor(tx, { venueId, reservationId: reservation.id });
  await setTotalPaid(tx, { venueId: venueId, id: reservation.id }, totalPaid);
  await enqueueRefundMail(tx, { payment, refund });
  return refund;
}

const refundView = ({ id, paymentId, amount, target, state, reason, createdAt }: RefundRow): Refund => ({
  id,
  paymentId,
  amount,
  to: target,
  state,
  reason,
  createdAt: createdAt.toISOString(),
});
