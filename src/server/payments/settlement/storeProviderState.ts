import { addMinutes } from 'date-fns/addMinutes';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { extendHoldUntil, lockForPayment } from '#server/booking/payableReservations.service.ts';
import type { LockedPayment } from './recordPaymentEvent.ts';
import { isUnfinished, paymentById, updatePayment } from './payments.repo.ts';

const MARGIN_MINUTES = 5;

/**
 * Extends the hold past the payment's expiry. False, unchanged, when it had ended: responses may be out of order. Both
 * rows locked; paid money is for `applyProviderPayment`.
 */
export async function storeProviderState(
  tx: Tx,
  { reservation, payment }: LockedPayment,
  { id, profileId, status, checkoutUrl, expiresAt, failureReason }: ProviderPayment,
): Promise<boolean> {
  if (payment.providerId !== null && !isUnfinished(payment)) return false;
  await updatePayment(tx, payment, {
    providerId: id,
    profileId,
    state: status,
    checkoutUrl,
    expiresAt: expiresAt ?? payment.expiresAt,
    failureReason: failureReason ?? null,
  });
  if (expiresAt && reservation.state === 'hold' && isUnfinished({ state: status }))
    await extendHold(tx, reservation, expiresAt);
  return true;
}

/** Also for an abandoned row. A webhook may have been faster: what ended stays. */
export async function storeCreatedPayment(
  tx: Tx,
  { venueId, id, reservationId }: { venueId: string; id: string; reservationId: string },
  providerPayment: ProviderPayment,
): Promise<void> {
  const reservation = await lockForPayment(tx, { venueId: venueId, id: reservationId });
  const payment = await paymentById(tx, { venueId, id }, { lock: true });
  if (!reservation || !payment) return;
  const status = isUnfinished({ state: providerPayment.status }) ? providerPayment.status : 'pending';
  await storeProviderState(tx, { reservation, payment }, { ...providerPayment, status });
}

async function extendHold(tx: Tx, { venueId, id }: LockedPayment['reservation'], expiresAt: string): Promise<void> {
  await extendHoldUntil(tx, { venueId, id }, addMinutes(expiresAt, MARGIN_MINUTES));
}
