import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { reservationById, updateReservation } from '#server/booking/reservations.service.ts';
import type { LockedPayment } from './recordPaymentEvent.ts';
import { isUnfinished, paymentById, updatePayment } from './payments.repo.ts';

/** How long a hold outlives the provider's own expiry, so that a payment of the last second still finds its places. */
const MARGIN_MINUTES = 5;

/**
 * Writes down what the provider says of a payment that it was not heard to have ended, and lets the hold outlive it. False,
 * and nothing changes, when it had ended: an answer that was slower than a later one never opens it again. Reservation and
 * payment are locked; money that was paid is for `applyAnswer` to book.
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

/**
 * Writes what the provider made of a payment in creation, also one that was given up meanwhile. A notice may have been
 * faster than the answer: what ended stays as it is. How a payment ended is for `applyAnswer` to book.
 */
export async function storeCreatedPayment(
  tx: Tx,
  { venueId, id, reservationId }: { venueId: string; id: string; reservationId: string },
  answer: ProviderPayment,
): Promise<void> {
  const reservation = await reservationById(tx, venueId, reservationId, { lock: true });
  const payment = await paymentById(tx, { venueId, id }, { lock: true });
  if (!reservation || !payment) return;
  const status = isUnfinished({ state: answer.status }) ? answer.status : 'pending';
  await storeProviderState(tx, { reservation, payment }, { ...answer, status });
}

/**
 * Lengthens the hold past the provider's own expiry, beyond the visitor's 60 minutes when need be. Those stay: after
 * them no other payment begins, so that nobody keeps places by paying again and again without paying.
 */
async function extendHold(tx: Tx, { venueId, id }: LockedPayment['reservation'], expiresAt: string): Promise<void> {
  const until = addMinutes(expiresAt, MARGIN_MINUTES).toISOString();
  await updateReservation(tx, venueId, id, { expiresAt: sql<Date>`greatest(expires_at, ${until}::timestamptz)` });
}
