import { totals } from '#domain/booking/totals.ts';
import type { Totals } from '#domain/booking/totals.ts';
import type { Tx } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { problem } from '#server/http/problem.ts';
import { balancesOf } from '#server/credits/redemptions/redemptions.service.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { lockForPayment, pricedItemsOf } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';

type ReservationKey = Pick<PayableReservation, 'venueId' | 'id'>;

const ended: Record<Exclude<PayableReservation['state'], 'hold'>, ProblemCode> = {
  expired: 'reservation_expired',
  cancelled: 'reservation_cancelled',
  confirmed: 'reservation_confirmed',
  checked_in: 'reservation_confirmed',
  completed: 'reservation_confirmed',
  no_show: 'reservation_confirmed',
};

/** Throws `session_missing`, `reservation_not_found`, `_expired`, `_cancelled`, `_confirmed`. */
export async function lockHold(tx: Tx, context: SessionContext, reservationId: string): Promise<PayableReservation> {
  if (!context.sessionHash) throw problem('session_missing');
  const reservation = await lockForPayment(
    tx,
    { venueId: context.venue.venueId, id: reservationId },
    context.sessionHash,
  );
  if (!reservation) throw problem('reservation_not_found');
  if (reservation.state !== 'hold') throw problem(ended[reservation.state]);
  if (!reservation.live) throw problem('reservation_expired');
  return reservation;
}

/** Throws `payment_in_progress` while online money is being refunded: it pays nothing. Redemptions do. */
export async function assertNoOnlineMoney(tx: Tx, reservation: ReservationKey): Promise<void> {
  if ((await balancesOf(tx, reservation)).online !== 0) throw problem('payment_in_progress');
}

/**
 * Locks a hold that can be finished. Throws what `lockHold` and `assertNoOnlineMoney`
 * throw, `user_missing`, `reservation_changed`.
 */
export async function lockPayable(
  tx: Tx,
  context: SessionContext,
  reservationId: string,
): Promise<{ reservation: PayableReservation; sums: Totals }> {
  const key = { venueId: context.venue.venueId, id: reservationId };
  const locked = lockHold(tx, context, reservationId);
  const online = assertNoOnlineMoney(tx, key);
  const [reservation, items] = await together([locked, pricedItemsOf(tx, key), online]);
  if (!reservation.customerId) throw problem('user_missing');
  if (!reservation.preparedAt) throw problem('reservation_changed', { extensions: { changes: [] } });
  return { reservation, sums: totals(items, reservation.checkoutType, reservation.totalPaid) };
}
