import { sql } from 'kysely';

export const holdInvariants = {
  'no hold outlives its expiry by a minute, unless a payment may still succeed': sql`
    select r.venue_id, r.id from reservation r
    where r.state = 'hold' and r.expires_at < kuur_now() - interval '1 minute'
      and not exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id
        and p.state in ('creating', 'open', 'pending', 'authorized'))`,
  'the state of a reservation follows from its events': sql`
    select r.venue_id, r.id from reservation r
    left join lateral (
      select coalesce(array_agg(e.kind), '{}') as kinds, count(*) filter (where e.kind = 'confirmed') as confirmations
      from reservation_event e where e.venue_id = r.venue_id and e.reservation_id = r.id
    ) history on true
    where history.confirmations > 1
      or (history.confirmations = 1 and (r.confirmed_at is null or r.state in ('hold', 'expired')))
      or (history.kinds && '{cancelled,expired}' and r.state = 'hold')
      or ('cancelled' = any(history.kinds) and r.state <> 'cancelled')
      or (history.kinds && '{checked_in,completed,no_show}' and r.confirmed_at is null)
      or ((r.state in ('confirmed', 'checked_in', 'completed', 'no_show')) and r.confirmed_at is null)
      or (r.state in ('expired', 'cancelled') and r.ended_at is null)`,
};
