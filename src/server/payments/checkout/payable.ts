import { amountDue } from '#domain/booking/totals.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { booksOf } from '#server/credits/redemptions/redemptions.service.ts';
import { reservationById } from '#server/booking/reservations.service.ts';
import type { ReservationRow, SessionContext } from '#server/booking/reservations.service.ts';
import type { ProblemCode } from '#contract/names.ts';
import { isUnfinished, paymentsOf } from '../settlement/payments.repo.ts';

const ended: Record<Exclude<ReservationRow['state'], 'hold'>, ProblemCode> = {
  expired: 'reservation_expired',
  cancelled: 'reservation_cancelled',
  confirmed: 'reservation_confirmed',
  checked_in: 'reservation_confirmed',
  completed: 'reservation_confirmed',
  no_show: 'reservation_confirmed',
};

/**
 * A live hold of this session, locked. Throws `session_missing`, `reservation_not_found`, `_expired`, `_cancelled`,
 * `_confirmed`.
 */
export async function lockHold(tx: Tx, context: SessionContext, reservationId: string): Promise<ReservationRow> {
  if (!context.sessionHash) throw problem('session_missing');
  const reservation = await reservationById(tx, context.venue.venueId, reservationId, {
    sessionHash: context.sessionHash,
    lock: true,
  });
  if (!reservation) throw problem('reservation_not_found');
  if (reservation.state !== 'hold') throw problem(ended[reservation.state]);
  if (!reservation.live) throw problem('reservation_expired');
  return reservation;
}

/** Throws `payment_in_progress` while online money is on its way back, for that pays nothing; what was redeemed does. */
export async function mustHoldNoMoney(tx: Tx, reservation: ReservationRow): Promise<void> {
  if ((await booksOf(tx, reservation)).online !== 0) throw problem('payment_in_progress');
}

/** Throws `payment_in_progress` while a payment of a locked reservation has not ended: its money may still come. */
export async function mustAwaitNoMoney(tx: Tx, { venueId, id: reservationId }: ReservationRow): Promise<void> {
  const payments = await paymentsOf(tx, { venueId, reservationId });
  if (payments.some(isUnfinished)) throw problem('payment_in_progress');
}

/**
 * A hold of this session, locked, that is ready to be finished: alive, with a customer and with something in it.
 * `dueNow` is what still has to be paid online, in cents. Throws what `lockHold` and `mustHoldNoMoney` throw, and
 * `user_missing`.
 */
export async function lockPayable(
  tx: Tx,
  context: SessionContext,
  reservationId: string,
): Promise<{ reservation: ReservationRow; dueNow: number }> {
  const reservation = await lockHold(tx, context, reservationId);
  await mustHoldNoMoney(tx, reservation);
  if (!reservation.customerId) throw problem('user_missing');
  if (!reservation.preparedAt) throw problem('reservation_changed', { extensions: { changes: [] } });
  return { reservation, dueNow: amountDue(reservation) };
}
