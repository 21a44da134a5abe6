import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount, wideFactor } from '#domain/values/limits.ts';
import { limitReached } from '#server/http/limitReached.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/** Counts a card payment that is about to begin. Throws `card_limit_reached`, also after failed ones. */
export async function throttleCards(
  { db, throttle }: Pick<PaymentDeps, 'db' | 'throttle'>,
  { venue, network }: SessionContext,
  { id, customerId }: Pick<PayableReservation, 'id' | 'customerId'>,
): Promise<void> {
  const failed = await failedCards(db, { venueId: venue.venueId, reservationId: id });
  const ofNetwork = limitCount('networkFailedCards', venue.settings);
  if (failed.ofCustomer >= limitCount('failedCards', venue.settings)) throw limitReached('failedCards', failed.wait);
  if (failed.ofNetwork >= ofNetwork || failed.ofWideNetwork >= wideFactor * ofNetwork)
    throw limitReached('networkFailedCards', failed.wait);
  await throttle.consume(venue, 'networkCardPayments', network);
  if (customerId !== null) await throttle.consume(venue, 'cardPayments', customerId);
}

interface FailedCards {
  ofCustomer: number;
  ofNetwork: number;
  ofWideNetwork: number;
  /** Seconds until the first of them is no longer counted. */
  wait: number;
}

/** Of everybody who shares the reservation's customer or network, within the limits' hour. */
async function failedCards(
  db: PaymentDeps['db'],
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<FailedCards> {
  const { seconds } = limits.failedCards;
  const { rows } = await sql<FailedCards>`
    select
      (count(*) filter (where r.customer_id = own.customer_id))::int as "ofCustomer",
      (count(*) filter (where r.origin_hash = own.origin_hash))::int as "ofNetwork",
      (count(*) filter (where r.wide_origin_hash = own.wide_origin_hash))::int as "ofWideNetwork",
      coalesce(extract(epoch from min(p.updated_at) + make_interval(secs => ${seconds}) - kuur_now()), 0)::float8 as wait
    from reservation own
    join reservation r on r.venue_id = own.venue_id
      and (r.customer_id = own.customer_id or r.origin_hash = own.origin_hash or r.wide_origin_hash = own.wide_origin_hash)
    join payment p on p.venue_id = r.venue_id and p.reservation_id = r.id
    where own.venue_id = ${venueId} and own.id = ${reservationId} and p.method = 'creditcard' and p.state = 'failed'
      and p.updated_at > kuur_now() - make_interval(secs => ${seconds})`.execute(db);
  return rows[0]!;
}
