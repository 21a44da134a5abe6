import { sql } from 'kysely';

/** How a reservation came to its state. Each selects venue and id of what breaks the rule of its name. */
export const holdInvariants = {
  'no hold outlives its time by a minute, unless a payment may still succeed': sql`
    select r.venue_id, r.id from reservation r
    where r.state = 'hold' and r.expires_at < kuur_now() - interval '1 minute'
      and not exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id
        and p.state in ('creating', 'open', 'pending', 'authorized'))`,
  'a reservation is what its history made it': sql`
    select r.venue_id, r.id from reservation r
    left join lateral (
      select coalesce(array_agg(e.kind), '{}') as kinds, count(*) filter (where e.kind = 'confirmed') as confirmations
      from reservation_event e where e.venue_id = r.venue_id and e.reservation_id = r.id
    ) told on true
    where told.confirmations > 1
      or (told.confirmations = 1 and (r.confirmed_at is null or r.state in ('hold', 'expired')))
      or (told.kinds && '{cancelled,expired}' and r.state = 'hold')
      or ('cancelled' = any(told.kinds) and r.state <> 'cancelled')
      or (told.kinds && '{checked_in,completed,no_show}' and r.confirmed_at is null)
      or ((r.state in ('confirmed', 'checked_in', 'completed', 'no_show')) and r.confirmed_at is null)
      or (r.state in ('expired', 'cancelled') and r.ended_at is null)`,
};
