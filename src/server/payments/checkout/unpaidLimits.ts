import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount, wideFactor } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import type { Tx } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { limitReached } from '#server/http/limitReached.ts';
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
  if (use.customer.sameHours >= most('unpaidAtOnce')) throw limitReached('unpaidAtOnce');
  const crowded = [
    { name: 'unpaidGuests' as const, unpaid: use.customer, factor: 1 },
    { name: 'networkUnpaidGuests' as const, unpaid: use.network, factor: 1 },
    { name: 'networkUnpaidGuests' as const, unpaid: use.wide, factor: wideFactor },
  ].filter(({ name, unpaid, factor }) => unpaid.guests + personCount > most(name, factor));
  if (crowded[0]) throw limitReached(crowded[0].name, Math.max(...crowded.map(({ unpaid }) => unpaid.openWait)));
  if (use.customer.made >= most('unpaidBookings')) throw limitReached('unpaidBookings', use.wait);
  const ofNetwork = most('networkUnpaidBookings');
  if (use.network.made >= ofNetwork || use.wide.made >= wideFactor * ofNetwork)
    throw limitReached('networkUnpaidBookings', use.wait);
  if (!use.addressIsConfirmed && use.customer.open >= most('unconfirmedUnpaidBookings'))
    throw limitReached('unconfirmedUnpaidBookings');
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
