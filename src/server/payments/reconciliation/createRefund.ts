import type { Refund, RefundForm } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { issueCard } from '#server/credits/giftCards/giftCards.service.ts';
import type { Kept } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { reservationById, updateReservation } from '#server/booking/reservations.service.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import type { AboutPayment } from '../settlement/notePayment.ts';
import { bookOnce, isUnfinished, paidFor, paymentById } from '../settlement/payments.repo.ts';
import { tellRefunded } from '../settlement/refundNews.ts';
import { insertRefund, refundsOf } from '../settlement/refunds.repo.ts';
import type { RefundRow } from '../settlement/refunds.repo.ts';
import { leftOf, returnMoney } from '../settlement/returnMoney.ts';
import { takeSoldCards } from '../settlement/soldCards.ts';

/** Who of the venue's people does it; `kept` when a request may come twice. */
export interface StaffDeed<Made> {
  venueId: string;
  staffId: string;
  kept?: Kept<Made>;
}

/**
 * Gives money of a payment back, whole or in part: to the payer by a job, or at once on a new gift card that is mailed. The
 * reservation stays as it is; cards that were bought with it go, see `takeSoldCards`. Throws `not_found`,
 * `payment_in_progress` while the payment has not ended, `amount_too_high` above what was paid and neither went back, is on
 * its way back nor was charged back, `in_use` when something of those cards was used, or can be beside a part.
 */
export async function createRefund(
  tools: CheckoutTools,
  { venueId, staffId, kept }: StaffDeed<Refund>,
  paymentId: string,
  form: RefundForm,
): Promise<Refund> {
  const key = { venueId, id: paymentId };
  return inTransaction(tools.db, async (tx) => {
    const seen = await paymentById(tx, key);
    if (!seen) throw problem('not_found');
    const reservation = await reservationById(tx, venueId, seen.reservationId, { lock: true });
    const payment = await paymentById(tx, key, { lock: true });
    if (!reservation || !payment) throw problem('not_found');
    if (isUnfinished(payment)) throw problem('payment_in_progress');
    if (form.amount > (await leftOf(tx, payment))) throw problem('amount_too_high');
    await takeSoldCards(tx, { reservation, amount: form.amount, actor: staffId });
    const order = { payment, amount: form.amount, reason: form.reason, actor: staffId };
    const isPaidBack = form.to === 'payment';
    const made = isPaidBack ? returnMoney(tools, tx, order) : giveCard(tools, tx, { reservation, payment }, order);
    const refund = refundView(await made);
    await kept?.(tx, refund);
    return refund;
  });
}

/** The refunds of a payment, oldest first. Throws `not_found`. */
export async function listRefunds(db: Db, key: { venueId: string; id: string }): Promise<Refund[]> {
  if (!(await paymentById(db, key))) throw problem('not_found');
  return (await refundsOf(db, key)).map(refundView);
}

async function giveCard(
  tools: CheckoutTools,
  tx: Tx,
  { reservation, payment }: AboutPayment,
  { amount, reason, actor }: { amount: number; reason: string; actor: string },
): Promise<RefundRow> {
  const { venueId } = payment;
  const { id: giftCardId } = await issueCard(tx, tools, {
    venueId,
    kind: 'giftCard',
    amount,
    reservationId: reservation.id,
    language: reservation.language,
    entryKind: 'refunded',
    actor,
    reason,
  });
  const about = { venueId, id: tools.newId(), paymentId: payment.id, giftCardId, amount, reason, actor };
  const refund = await insertRefund(tx, { ...about, target: 'giftCard', state: 'refunded' });
  const entry = { venueId, id: tools.newId(), reservationId: reservation.id, paymentId: payment.id, actor, reason };
  await bookOnce(tx, { ...entry, kind: 'giftCard', providerRef: refund.id, amount: -amount });
  const totalPaid = await paidFor(tx, { venueId, reservationId: reservation.id });
  await updateReservation(tx, venueId, reservation.id, { totalPaid });
  await tellRefunded(tx, { payment, refund });
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
