import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { settlingPayment } from '#server/db/lanes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { Problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { lockForPayment, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import { bookChargebacks } from './bookChargebacks.ts';
import { bookRefunds } from './bookRefunds.ts';
import type { PaymentDeps } from './paymentDeps.ts';
import { storeProviderState } from './storeProviderState.ts';
import { matchesPayment } from './matchesPayment.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';
import type { LockedPayment } from './recordPaymentEvent.ts';
import { watchCards } from './watchCards.ts';
import { bookOnce, paidFor, paymentById, updatePayment } from './payments.repo.ts';
import { allocatePayment } from './allocatePayment.ts';
import { reviveSoldCredits } from './soldCredits.ts';

export interface PaymentKey {
  venueId: string;
  id: string;
}

/**
 * Applies the provider's state of one payment, its refunds and chargebacks. Idempotent, in any order; the provider is
 * asked outside the transaction. False: a mismatch, nothing was done. Throws PaymentProviderError.
 */
export async function applyPayment(deps: PaymentDeps, key: PaymentKey): Promise<boolean> {
  const payment = await paymentById(deps.db, key);
  if (!payment?.providerId) return true;
  return applyProviderPayment(deps, key, await deps.payments.get(payment.providerId));
}

export async function applyProviderPayment(
  deps: PaymentDeps,
  key: PaymentKey,
  providerPayment: ProviderPayment,
): Promise<boolean> {
  const fits = await settleOrRefund(deps, key, providerPayment);
  if (providerPayment.status === 'failed') await watchCards(deps, key);
  return fits;
}

async function settleOrRefund(deps: PaymentDeps, key: PaymentKey, providerPayment: ProviderPayment): Promise<boolean> {
  const settled = (mustRefund: boolean) => settlingPayment(() => settle(deps, key, providerPayment, mustRefund));
  try {
    return await settled(false);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return settled(true);
  }
}

async function settle(
  deps: PaymentDeps,
  key: PaymentKey,
  providerPayment: ProviderPayment,
  mustRefund: boolean,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const seen = await paymentById(tx, key);
    if (!seen) return true;
    const reservation = await lockForPayment(tx, { venueId: key.venueId, id: seen.reservationId });
    const payment = await paymentById(tx, key, { lock: true });
    if (!reservation || !payment) return true;
    const fits = matchesPayment(deps, payment, providerPayment);
    if (!fits) await openMismatch(deps, tx, { reservation, payment });
    else if (providerPayment.status === 'paid')
      await bookPaid(deps, tx, { reservation, payment, providerPayment, mustRefund });
    else await storeUnpaid(tx, { reservation, payment }, providerPayment);
    return fits;
  });
}

async function openMismatch(deps: PaymentDeps, tx: Tx, about: LockedPayment): Promise<void> {
  const { venueId, id: paymentId, reservationId, amount } = about.payment;
  await recordPaymentEvent(deps, tx, 'payment.mismatch', about);
  const exception = { venueId, id: deps.newId(), kind: 'mismatch' as const, ref: paymentId };
  await openPaymentException(tx, { ...exception, reservationId, paymentId, amount });
}

async function storeUnpaid(
  tx: Tx,
  { reservation, payment }: LockedPayment,
  providerPayment: ProviderPayment,
): Promise<void> {
  if (!(await storeProviderState(tx, { reservation, payment }, providerPayment))) return;
  if (providerPayment.status !== 'failed' || reservation.state !== 'hold') return;
  const { venueId, id: paymentId, amount } = payment;
  const payload = { reservationId: reservation.id, paymentId, amount };
  await enqueue(tx, { venueId, kind: 'mail.paymentFailed', key: paymentId, payload });
}

async function bookPaid(
  deps: PaymentDeps,
  tx: Tx,
  {
    reservation,
    payment,
    providerPayment,
    mustRefund,
  }: LockedPayment & { providerPayment: ProviderPayment; mustRefund: boolean },
): Promise<void> {
  const key = { venueId: payment.venueId, reservationId: reservation.id };
  const paid = {
    ...key,
    id: deps.newId(),
    paymentId: payment.id,
    kind: 'paid' as const,
    providerRef: providerPayment.id,
  };
  const isNew = await bookOnce(tx, { ...paid, amount: providerPayment.amount });
  await bookRefunds(deps, tx, payment, providerPayment.refunds);
  await bookChargebacks(deps, tx, payment, providerPayment.chargebacks);
  await updatePayment(tx, payment, {
    providerId: providerPayment.id,
    profileId: providerPayment.profileId,
    state: 'paid',
    ...(payment.linkHash && providerPayment.method ? { method: providerPayment.method } : {}),
    checkoutUrl: null,
    failureReason: null,
  });
  const totalPaid = await paidFor(tx, key);
  await setTotalPaid(tx, { venueId: payment.venueId, id: reservation.id }, totalPaid);
  if (!isNew) return reviveSoldCredits(tx, reservation);
  await recordPaymentEvent(deps, tx, 'payment.paid', { reservation, payment });
  const refundable = providerPayment.amount - providerPayment.amountRefunded - providerPayment.amountChargedBack;
  await allocatePayment(deps, tx, {
    reservation: { ...reservation, totalPaid },
    payment,
    refundable: Math.max(0, refundable),
    mustRefund,
  });
  await reviveSoldCredits(tx, reservation);
}
