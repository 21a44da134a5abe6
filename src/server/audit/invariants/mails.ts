import { sql } from 'kysely';

export const mailInvariants = {
  'a confirmation has its mail': sql`
    select e.venue_id, e.reservation_id from reservation_event e
    where e.kind = 'confirmed' and e.at > kuur_now() - interval '30 days' and not exists (select from job j
      where j.venue_id = e.venue_id and j.kind = 'mail.send' and j.key = 'confirmation:' || e.reservation_id)`,
  'a confirmation mail is for a confirmed reservation, one each': sql`
    select j.venue_id, j.payload ->> 'reservationId' from job j
    left join reservation r on r.venue_id = j.venue_id and r.id = j.payload ->> 'reservationId'
      and r.number is not null
    where j.kind = 'mail.send' and j.key like 'confirmation:%'
    group by j.venue_id, j.payload ->> 'reservationId' having count(*) <> 1 or count(r.id) <> count(*)`,
  'no job is overdue for a day': sql`
    select venue_id, id from job
    where done_at is null and dead_at is null and run_at < kuur_now() - interval '27 hours'`,
};
