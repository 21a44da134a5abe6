import { sql } from 'kysely';
import { longestHoldMinutes } from '#domain/booking/holdTimes.ts';
import { per } from './slices.ts';

/** A hold is extended past the end of its payment, so that the provider's answer finds its places. */
const slack = sql`interval '10 minutes'`;

export const holdInvariants = {
  'no hold outlives its expiry by a minute, unless a payment may still succeed': per(
    'venue',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    where ${within('r.id')} and r.state = 'hold' and r.expires_at < kuur_now() - interval '1 minute'
      and not exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id
        and p.state in ('creating', 'open', 'pending', 'authorized'))`,
  ),
  'the state of a reservation follows from its events': per(
    'reservation',
    (within) => sql`
    with history as (
      select e.venue_id, e.reservation_id, array_agg(e.kind) as kinds,
        count(*) filter (where e.kind = 'confirmed') as confirmations
      from reservation_event e where ${within('e.reservation_id')} group by e.venue_id, e.reservation_id
    )
    select r.venue_id, r.id from reservation r
    left join history h on h.venue_id = r.venue_id and h.reservation_id = r.id
    where ${within('r.id')} and (h.confirmations > 1
      or (h.confirmations = 1 and (r.confirmed_at is null or r.state in ('hold', 'expired')))
      or (h.kinds && '{cancelled,expired}' and r.state = 'hold')
      or ('cancelled' = any(h.kinds) and r.state <> 'cancelled')
      or (h.kinds && '{checked_in,completed,no_show}' and r.confirmed_at is null)
      or (r.state in ('confirmed', 'checked_in', 'completed', 'no_show') and r.confirmed_at is null)
      or (r.state in ('expired', 'cancelled') and r.ended_at is null))`,
  ),
  'a hold ends within its time, or as long as a payment or a payment link lasts': per(
    'venue',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    left join lateral (select max(p.expires_at) as until from payment p
      where p.venue_id = r.venue_id and p.reservation_id = r.id) payment on true
    left join lateral (select max(p.expires_at) as until from payment_link p
      where p.venue_id = r.venue_id and p.reservation_id = r.id) link on true
    where ${within('r.id')} and r.state = 'hold' and (r.ended_at is not null
      or r.max_expires_at > greatest(r.created_at + make_interval(mins => ${longestHoldMinutes}), link.until) + ${slack}
      or r.expires_at > greatest(r.max_expires_at, payment.until) + ${slack})`,
  ),
  'what was confirmed has that in its history': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    where ${within('r.id')} and r.confirmed_at is not null and not exists (select from reservation_event e
      where e.venue_id = r.venue_id and e.reservation_id = r.id and e.kind in ('confirmed', 'imported'))`,
  ),
  'only what was booked is changed by its guests': per(
    'reservation',
    (within) => sql`
    select e.venue_id, e.id from reservation_event e
    join reservation r on r.venue_id = e.venue_id and r.id = e.reservation_id
    where ${within('e.reservation_id')} and ${within('r.id')} and e.actor = 'customer'
      and e.kind in ('cancelled', 'moved', 'guest.removed', 'item.changed', 'stay.changed', 'move.accepted')
      and r.confirmed_at is null`,
  ),
  'a visitor who confirmed a booking to come is known': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r join venue v on v.venue_id = r.venue_id
    join reservation_event e on e.venue_id = r.venue_id and e.reservation_id = r.id
      and e.kind = 'confirmed' and e.actor in ('visitor', 'payment')
    where ${within('r.id')} and r.state in ('confirmed', 'checked_in') and r.customer_id is null
      and r.day >= (kuur_now() at time zone v.time_zone)::date`,
  ),
};
