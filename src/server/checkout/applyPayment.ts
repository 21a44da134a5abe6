import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fault } from '#server/faults.ts';
import { Problem } from '#server/http/problem.ts';
import {
  confirmReservation,
  reclaimPlaces,
  recordEvent,
  reservationById,
  updateReservation,
} from '#server/reservations/reservations.service.ts';
import type { ReservationRow } from '#server/reservations/reservations.service.ts';
import { bookOnce, isUnfinished, paidFor, paymentById, updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import type { Tx } from '#server/db/schema.ts';
import { enqueueRefund } from './refunds.ts';

export interface PaymentKey {
  venueId: string;
  id: string;
}

/**
 * Brings one payment of ours up to date with what the provider says of it. Webhook, return page, reconciliation and
 * staff all come here, in any order and as often as they like: money is booked once, a reservation confirmed once.
 * The provider is asked before and outside the transaction. Throws PaymentProviderError when it cannot be asked.
 */
export async function applyPayment(tools: CheckoutTools, key: PaymentKey): Promise<void> {
  const payment = await paymentById(tools.db, key);
  if (!payment?.providerId) return;
  await applyAnswer(tools, key, await tools.payments.get(payment.providerId));
}

/** The second half of `applyPayment`, for a caller that has the provider's answer already. */
export async function applyAnswer(tools: CheckoutTools, key: PaymentKey, answer: ProviderPayment): Promise<void> {
  await fault('before-apply-payment');
  try {
    await settle(tools, key, answer, false);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await settle(tools, key, answer, true);
  }
}

/** With `giveBack` the money is booked and sent back instead of turned into a booking. */
async function settle(
  tools: CheckoutTools,
  key: PaymentKey,
  answer: ProviderPayment,
  giveBack: boolean,
): Promise<void> {
  await inTransaction(tools.db, async (tx) => {
    const seen = await paymentById(tx, key);
    if (!seen) return;
    const reservation = await reservationById(tx, key.venueId, seen.reservationId, { lock: true });
    const payment = await paymentById(tx, key, { lock: true });
    if (!reservation || !payment) return;
    if (!isOurs(payment, answer)) {
      await note(tools, tx, 'payment.mismatch', { reservation, payment });
      return;
    }
    if (answer.status !== 'paid') {
      await follow(tx, payment, answer);
      return;
    }
    await bookPaid(tools, tx, { reservation, payment, answer, giveBack });
  });
}

/** The provider's word counts only for the payment that we asked for: same id, amount, currency and our own mark on it. */
function isOurs(payment: PaymentRow, answer: ProviderPayment): boolean {
  return (
    (payment.providerId === null || payment.providerId === answer.id) &&
    payment.amount === answer.amount &&
    payment.currency === answer.currency &&
    answer.metadata['payment'] === payment.id &&
    answer.metadata['venue'] === payment.venueId
  );
}

/** An answer that was slower than a later one changes nothing: what ended at the provider never opens again. */
async function follow(tx: Tx, payment: PaymentRow, answer: ProviderPayment): Promise<void> {
  if (payment.providerId !== null && !isUnfinished(payment)) return;
  await updatePayment(tx, payment, {
    providerId: answer.id,
    state: answer.status,
    checkoutUrl: answer.checkoutUrl,
    failureReason: answer.failureReason ?? null,
  });
}

interface Paid {
  reservation: ReservationRow;
  payment: PaymentRow;
  answer: ProviderPayment;
  giveBack: boolean;
}

async function bookPaid(tools: CheckoutTools, tx: Tx, { reservation, payment, answer, giveBack }: Paid): Promise<void> {
  const key = { venueId: payment.venueId, reservationId: reservation.id };
  const isNew = await bookOnce(tx, {
    ...key,
    id: tools.newId(),
    paymentId: payment.id,
    kind: 'paid',
    providerRef: answer.id,
    amount: answer.amount,
  });
  await updatePayment(tx, payment, { providerId: answer.id, state: 'paid', checkoutUrl: null, failureReason: null });
  if (!isNew) return;
  const totalPaid = await paidFor(tx, key);
  await updateReservation(tx, payment.venueId, reservation.id, { totalPaid });
  await note(tools, tx, 'payment.paid', { reservation, payment });
  if (giveBack || !(await becomesBooking(tools, tx, { reservation, amount: answer.amount, totalPaid }))) {
    await enqueueRefund(tx, { ...key, paymentId: payment.id, amount: answer.amount });
    await note(tools, tx, 'payment.returned', { reservation, payment });
  }
}

/**
 * False when the money pays for nothing: the reservation is booked already, cancelled, dearer or cheaper now than what this
 * payment was for, or its places are gone. Amounts in cents.
 */
async function becomesBooking(
  tools: CheckoutTools,
  tx: Tx,
  { reservation, amount, totalPaid }: { reservation: ReservationRow; amount: number; totalPaid: number },
): Promise<boolean> {
  if (reservation.state !== 'hold' && reservation.state !== 'expired') return false;
  if (totalPaid < reservation.totalPayNow || amount > reservation.totalPayNow) return false;
  if (reservation.state === 'expired' && !(await reclaimPlaces(tools, tx, reservation))) {
    throw new Problem('product_unavailable');
  }
  await confirmReservation(tools, tx, reservation, 'payment');
  return true;
}

type About = { reservation: ReservationRow; payment: PaymentRow };

async function note(tools: CheckoutTools, tx: Tx, kind: string, { reservation, payment }: About): Promise<void> {
  await recordEvent(tx, {
    venueId: reservation.venueId,
    id: tools.newId(),
    reservationId: reservation.id,
    kind,
    actor: 'provider',
    data: { payment: payment.id, amount: payment.amount },
  });
}
