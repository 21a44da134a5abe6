import { amountDue } from '#domain/checkout/amountDue.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { reservationById } from '#server/reservations/reservations.service.ts';
import type { ReservationRow, SessionContext } from '#server/reservations/reservations.service.ts';
import type { ProblemCode } from '#contract/names.ts';

const ended: Record<Exclude<ReservationRow['state'], 'hold'>, ProblemCode> = {
  expired: 'reservation_expired',
  cancelled: 'reservation_cancelled',
  confirmed: 'reservation_confirmed',
  checked_in: 'reservation_confirmed',
  completed: 'reservation_confirmed',
  no_show: 'reservation_confirmed',
};

/**
 * A reservation of this session, locked, that is ready to be finished: alive, with a customer and with something in it.
 * `dueNow` is what still has to be paid online, in cents. Throws `session_missing`, `reservation_*`, `user_missing`,
 * and `payment_in_progress` while money is on its way back, for it pays nothing.
 */
export async function lockPayable(
  tx: Tx,
  context: SessionContext,
  reservationId: string,
): Promise<{ reservation: ReservationRow; dueNow: number }> {
  if (!context.sessionHash) throw problem('session_missing');
  const reservation = await reservationById(tx, context.venue.venueId, reservationId, {
    sessionHash: context.sessionHash,
    lock: true,
  });
  if (!reservation) throw problem('reservation_not_found');
  if (reservation.state !== 'hold') throw problem(ended[reservation.state]);
  if (!reservation.live) throw problem('reservation_expired');
  if (reservation.totalPaid > 0) throw problem('payment_in_progress');
  if (!reservation.customerId) throw problem('user_missing');
  if (!reservation.preparedAt) throw problem('reservation_changed', { extensions: { changes: [] } });
  return { reservation, dueNow: amountDue(reservation) };
}
