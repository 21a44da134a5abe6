import { sql } from 'kysely';
import { per } from './slices.ts';

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
};
