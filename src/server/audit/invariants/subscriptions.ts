import { sql } from 'kysely';

/** Visits on cards. Each selects venue and id of what breaks the rule of its name. */
export const subscriptionInvariants = {
  'visits are spent on a card for bookings that stand': sql`
    select u.venue_id, u.reservation_id from subscription_use u
    join reservation r on r.venue_id = u.venue_id and r.id = u.reservation_id
    where (u.returned_at is null) <> (r.confirmed_at is not null and r.state not in ('expired', 'cancelled'))`,
  'a card has spent what its bookings took and staff corrected': sql`
    select s.venue_id, s.id from subscription s
    where s.used > s.amount or s.used <> coalesce((select sum(u.visits) from subscription_use u
        where u.venue_id = s.venue_id and u.subscription_id = s.id and u.returned_at is null), 0)
      + coalesce((select sum(c.change) from subscription_correction c
        where c.venue_id = s.venue_id and c.subscription_id = s.id), 0)`,
};
