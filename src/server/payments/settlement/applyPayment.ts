import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { Problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { reservationById, updateReservation } from '#server/booking/reservations.service.ts';
import { bookChargebacks } from './bookChargebacks.ts';
import { bookRefunds } from './bookRefunds.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import { followAnswer } from './followAnswer.ts';
import { isOurs } from './isOurs.ts';
import { openMoneyTask } from './moneyTasks.repo.ts';
import { notePayment } from './notePayment.ts';
import type { AboutPayment } from './notePayment.ts';
import { bookOnce, paidFor, paymentById, updatePayment } from './payments.repo.ts';
import { assignMoney } from './assignMoney.ts';
import { reviveSoldCards } from './soldCards.ts';

export interface PaymentKey {
  venueId: string;
  id: string;
}

/**
 * Brings one payment of ours up to date with what the provider says of it, its refunds and chargebacks included. Webhook,
 * return page, reconciliation, refunds and staff all come here, in any order and as often as they like: money is booked
 * once, a reservation confirmed once. The provider is asked before and outside the transaction. False when its answer does
 * not fit the payment, and nothing was done. Throws PaymentProviderError when it cannot be asked.
 */
export async function applyPayment(tools: CheckoutTools, key: PaymentKey): Promise<boolean> {
  const payment = await paymentById(tools.db, key);
  if (!payment?.providerId) return true;
  return applyAnswer(tools, key, await tools.payments.get(payment.providerId));
}

/** The second half of `applyPayment`, for a caller that has the provider's answer already. */
export async function applyAnswer(tools: CheckoutTools, key: PaymentKey, answer: ProviderPayment): Promise<boolean> {
  try {
    return await settle(tools, key, answer, false);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return settle(tools, key, answer, true);
  }
}

/** With `giveBack` the money is booked and sent back instead of turned into a booking. */
async function settle(
  tools: CheckoutTools,
  key: PaymentKey,
  answer: ProviderPayment,
  giveBack: boolean,
): Promise<boolean> {
  return inTransaction(tools.db, async (tx) => {
    const seen = await paymentById(tx, key);
    if (!seen) return true;
    const reservation = await reservationById(tx, key.venueId, seen.reservationId, { lock: true });
    const payment = await paymentById(tx, key, { lock: true });
    if (!reservation || !payment) return true;
    const fits = isOurs(tools, payment, answer);
    if (!fits) await tellMismatch(tools, tx, { reservation, payment });
    else if (answer.status === 'paid') await bookPaid(tools, tx, { reservation, payment, answer, giveBack });
    else await follow(tx, { reservation, payment }, answer);
    return fits;
  });
}

/** Nothing of it is believed; people look at it, and a later answer that fits still counts. */
async function tellMismatch(tools: CheckoutTools, tx: Tx, about: AboutPayment): Promise<void> {
  const { venueId, id: paymentId, reservationId, amount } = about.payment;
  await notePayment(tools, tx, 'payment.mismatch', about);
  const task = { venueId, id: tools.newId(), kind: 'mismatch' as const, ref: paymentId };
  await openMoneyTask(tx, { ...task, reservationId, paymentId, amount });
}

async function follow(tx: Tx, { reservation, payment }: AboutPayment, answer: ProviderPayment): Promise<void> {
  if (!(await followAnswer(tx, { reservation, payment }, answer))) return;
  if (answer.status !== 'failed' || reservation.state !== 'hold') return;
  const { venueId, id: paymentId, amount } = payment;
  const payload = { reservationId: reservation.id, paymentId, amount };
  await enqueue(tx, { venueId, kind: 'mail.paymentFailed', key: paymentId, payload });
}

async function bookPaid(
  tools: CheckoutTools,
  tx: Tx,
  { reservation, payment, answer, giveBack }: AboutPayment & { answer: ProviderPayment; giveBack: boolean },
): Promise<void> {
  const key = { venueId: payment.venueId, reservationId: reservation.id };
  const paid = { ...key, id: tools.newId(), paymentId: payment.id, kind: 'paid' as const, providerRef: answer.id };
  const isNew = await bookOnce(tx, { ...paid, amount: answer.amount });
  await bookRefunds(tools, tx, payment, answer.refunds);
  await bookChargebacks(tools, tx, payment, answer.chargebacks);
  await updatePayment(tx, payment, {
    providerId: answer.id,
    profileId: answer.profileId,
    state: 'paid',
    ...(payment.linkHash && answer.method ? { method: answer.method } : {}),
    checkoutUrl: null,
    failureReason: null,
  });
  const totalPaid = await paidFor(tx, key);
  await updateReservation(tx, payment.venueId, reservation.id, { totalPaid });
  if (!isNew) return reviveSoldCards(tx, reservation);
  await notePayment(tools, tx, 'payment.paid', { reservation, payment });
  const left = answer.amount - answer.amountRefunded - answer.amountChargedBack;
  await assignMoney(tools, tx, {
    reservation: { ...reservation, totalPaid },
    payment,
    left: Math.max(0, left),
    giveBack,
  });
  await reviveSoldCards(tx, reservation);
}
