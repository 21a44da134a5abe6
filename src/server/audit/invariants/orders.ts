import { sql } from 'kysely';

/** Holds, money and mails. Each selects the rows that break the rule of its name. */
export const orderInvariants = {
  'no hold outlives its time by a minute, unless a payment may still succeed': sql`
    select 1 from reservation r
    where r.state = 'hold' and r.expires_at < kuur_now() - interval '1 minute'
      and not exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id
        and p.state in ('creating', 'open', 'pending', 'authorized'))`,
  'what was paid is the sum of the ledger': sql`
    select 1 from reservation r
    left join ledger_entry l on l.venue_id = r.venue_id and l.reservation_id = r.id
    group by r.venue_id, r.id having r.total_paid <> coalesce(sum(l.amount), 0)`,
  'a confirmation orders its mail': sql`
    select 1 from reservation_event e
    where e.kind = 'confirmed' and e.at > kuur_now() - interval '30 days' and not exists (select from job j where j.venue_id = e.venue_id
      and j.kind = 'mail.send' and j.key = 'confirmation:' || e.reservation_id)`,
  'no payment stays in creation for ten minutes': sql`
    select 1 from payment where state = 'creating' and created_at < kuur_now() - interval '10 minutes'`,
};
