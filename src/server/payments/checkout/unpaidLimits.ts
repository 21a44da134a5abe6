import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount, wideFactor } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import type { Tx } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import { openPaymentException } from '../settlement/paymentExceptions.repo.ts';
import { unpaidUse } from './unpaidUse.repo.ts';

/**
 * For a locked hold that is about to be booked with money outstanding. Tells staff when it makes many of one account.
 * Throws `email_unconfirmed`, and `unpaid_limit_reached`: without a time where the hours themselves are claimed.
 */
export async function assertUnpaidLimits(
  deps: { newId(): string },
  tx: Tx,
  { venue, reservation }: { venue: LimitedVenue; reservation: PayableReservation },
): Promise<void> {
  const { venueId, id: reservationId, personCount } = reservation;
  const locked = lockCounted(tx, reservation);
  const read = unpaidUse(tx, { venueId, reservationId, windowSeconds: limits.unpaidBookings.seconds });
  const [use] = await together([read, locked]);
  const most = (name: LimitName, factor = 1): number => factor * limitCount(name, venue.settings);
  if (use.customer.sameHours >= most('unpaidAtOnce')) throw problem('unpaid_limit_reached');
  const crowded = [
    { unpaid: use.customer, guests: most('unpaidGuests') },
    { unpaid: use.network, guests: most('networkUnpaidGuests') },
    { unpaid: use.wide, guests: most('networkUnpaidGuests', wideFactor) },
  ].filter(({ unpaid, guests }) => unpaid.guests + personCount > guests);
  if (crowded.length > 0)
    throw problem('unpaid_limit_reached', { retryAfter: Math.max(...crowded.map(({ unpaid }) => unpaid.openWait)) });
  const isTooOften =
    use.customer.made >= most('unpaidBookings') ||
    use.network.made >= most('networkUnpaidBookings') ||
    use.wide.made >= most('networkUnpaidBookings', wideFactor);
  if (isTooOften) throw problem('unpaid_limit_reached', { retryAfter: use.wait });
  if (!use.addressIsConfirmed && use.customer.open >= most('unconfirmedUnpaidBookings'))
    throw problem('email_unconfirmed');
  if (use.customer.made + 1 < most('unpaidBookings')) return;
  const exception = { venueId, id: deps.newId(), kind: 'unpaid_bookings' as const, ref: reservationId };
  await openPaymentException(tx, { ...exception, reservationId, amount: reservation.total });
}

/** Two bookings of one customer, or of one network, are counted one after the other. */
async function lockCounted(tx: Tx, { venueId, id, customerId }: PayableReservation): Promise<void> {
  await together([
    sql`select pg_advisory_xact_lock(hashtextextended('unpaid:' || venue_id || encode(origin_hash, 'hex'), 0))
    from reservation where venue_id = ${venueId} and id = ${id} and origin_hash is not null`.execute(tx),
    sql`select from customer where venue_id = ${venueId} and id = ${customerId} for no key update`.execute(tx),
  ]);
}
