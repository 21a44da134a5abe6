import { sql } from 'kysely';
import { per } from './slices.ts';

const isConfirmed = sql`(r.confirmed_at is not null and r.state not in ('expired', 'cancelled'))`;

export const subscriptionInvariants = {
  'visits are used for confirmed reservations only': per(
    'reservation',
    (within) => sql`
    select u.venue_id, u.reservation_id from subscription_use u
    join reservation r on r.venue_id = u.venue_id and r.id = u.reservation_id
    where ${within('u.reservation_id')} and u.returned_at is null and not ${isConfirmed}`,
  ),
  'a visit is used for every guest with an item, and for nobody else': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    join subscription_use u on u.venue_id = r.venue_id and u.reservation_id = r.id
    where ${within('r.id')} and ${isConfirmed} group by r.venue_id, r.id
    having coalesce(sum(u.visits) filter (where u.returned_at is null), 0) <> (
      select count(distinct i.person) from reservation_item i
      where i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null)`,
  ),
  'used visits are those of reservations and corrections': per(
    'subscription',
    (within) => sql`
    select s.venue_id, s.id from subscription s
    where ${within('s.id')} and (s.used > s.amount or s.used <> coalesce((select sum(u.visits) from subscription_use u
        where u.venue_id = s.venue_id and u.subscription_id = s.id and u.returned_at is null), 0)
      + coalesce((select sum(c.change) from subscription_correction c
        where c.venue_id = s.venue_id and c.subscription_id = s.id), 0))`,
  ),
  'a stopped subscription has ended, and one stopped by a chargeback resumes once it is paid': per(
    'subscription',
    (within) => sql`
    select s.venue_id, s.id from subscription s join venue v on v.venue_id = s.venue_id
    where ${within('s.id')} and s.stopped_by is not null
      and coalesce(s.usable_to >= (kuur_now() at time zone v.time_zone)::date, true)
    union all select s.venue_id, s.id from subscription s
    join reservation_item i on i.venue_id = s.venue_id and i.id = s.item_id
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where ${within('s.id')} and s.stopped_by = 'chargeback' and r.total_paid >= r.total and not exists (select from refund f
      join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
      where p.venue_id = r.venue_id and p.reservation_id = r.id)`,
  ),
};
