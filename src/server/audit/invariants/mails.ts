import { sql } from 'kysely';
import { per } from './slices.ts';

export const mailInvariants = {
  'a confirmation has its mail': per(
    'reservation',
    (within) => sql`
    select e.venue_id, e.reservation_id from reservation_event e
    where ${within('e.reservation_id')} and e.kind = 'confirmed' and e.at > kuur_now() - interval '30 days'
      and not exists (select from job j
        where j.venue_id = e.venue_id and j.kind = 'mail.send' and j.key = 'confirmation:' || e.reservation_id)`,
  ),
  'a confirmation mail is for a confirmed reservation, one each': per(
    'job',
    (within) => sql`
    select j.venue_id, j.payload ->> 'reservationId' from job j
    left join reservation r on r.venue_id = j.venue_id and r.id = j.payload ->> 'reservationId' and r.number is not null
    where ${within('j.id')} and j.kind = 'mail.send' and j.key like 'confirmation:%'
      and (r.id is null or j.key <> 'confirmation:' || r.id)`,
  ),
  'no job is overdue for a day': per(
    'venue',
    (within) => sql`
    select j.venue_id, j.id from job j
    where ${within('j.id')} and j.done_at is null and j.dead_at is null and j.run_at < kuur_now() - interval '27 hours'`,
  ),
  'no confirmation mail of a booking to come was given up': per(
    'venue',
    (within) => sql`
    select j.venue_id, r.id from job j join venue v on v.venue_id = j.venue_id
    join reservation r on r.venue_id = j.venue_id and r.id = j.payload ->> 'reservationId'
    where ${within('j.id')} and j.kind = 'mail.send' and j.key like 'confirmation:%' and j.dead_at is not null
      and r.state = 'confirmed' and r.day >= (kuur_now() at time zone v.time_zone)::date`,
  ),
};
