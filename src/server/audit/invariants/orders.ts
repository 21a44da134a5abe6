import { sql } from 'kysely';
import { per } from './slices.ts';
import { flowErrors, flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { isIncoming } from './payments.ts';

/** Expects `reservation_item i` and its `reservation r`. */
const isSold = sql`(r.confirmed_at is not null and (i.removed_at is null or i.removed_at > r.confirmed_at))`;

const withReservation = sql`join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id`;

/** Expects `reservation r`: all online payments went back, and nothing else pays it. */
const isRefunded = sql`(r.total_paid < r.total and exists (select from ledger_entry l
  where l.venue_id = r.venue_id and l.reservation_id = r.id and l.payment_id is not null
  group by l.reservation_id having sum(l.amount) <= 0))`;

const isRefundedByStaff = sql`exists (select from refund f join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
  where p.venue_id = r.venue_id and p.reservation_id = r.id and f.state not in ('failed', 'canceled')
    and f.actor not in ('system', 'provider'))`;

const types = Object.values(FlowType);
const orderTypes = types.filter((type) => flowNeeds.isOrderCard({ type }));
const neverAtVenue = types.filter((type) => flowErrors({ type, checkoutType: 'location' }).length > 0);

export const orderInvariants = {
  'a gift card or voucher is issued when its order is confirmed, and not before': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from card_order o
    join reservation_item i on i.venue_id = o.venue_id and i.id = o.item_id ${withReservation}
    left join gift_card g on g.venue_id = i.venue_id and g.item_id = i.id
    where ${within('i.reservation_id')} and (g.id is not null) <> ${isSold}`,
  ),
  'a subscription is issued when its order is confirmed, and not before': per(
    'reservation',
    (within) => sql`
    select i.venue_id, i.id from reservation_item i ${withReservation}
    left join subscription s on s.venue_id = i.venue_id and s.item_id = i.id
    where ${within('i.reservation_id')} and i.type = 2 and (s.id is not null) <> ${isSold}`,
  ),
  'no flow for orders is paid at the venue': per(
    'venue',
    (within) => sql`
    select f.venue_id, f.id from flow f
    where ${within('f.id')} and f.checkout_type = 'location' and f.type in (${sql.join(neverAtVenue)})`,
  ),
  'a confirmed order was paid in full': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
    where ${within('r.id')} and f.type in (${sql.join(orderTypes)}) and r.state in ('confirmed', 'checked_in', 'completed', 'no_show') and r.total > (
      select coalesce(sum(l.amount), 0) from ledger_entry l
      where l.venue_id = r.venue_id and l.reservation_id = r.id and ${isIncoming})`,
  ),
  'a gift card that was bought is worth its price': per(
    'gift_card',
    (within) => sql`
    select g.venue_id, g.id from gift_card g
    join reservation_item i on i.venue_id = g.venue_id and i.id = g.item_id where ${within('g.id')} and g.amount <> i.price`,
  ),
  'a credit whose price went back is worth nothing, unless staff freed it after a chargeback': per(
    'reservation',
    (within) => sql`
    select g.venue_id, g.id from gift_card g
    join reservation_item i on i.venue_id = g.venue_id and i.id = g.item_id ${withReservation}
    where ${within('i.reservation_id')} and ${isRefunded} and not g.blocked and g.balance > 0 and (${isRefundedByStaff} or not exists (
      select from gift_card_entry e where e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind = 'freed'))
    union all select s.venue_id, s.id from subscription s join venue v on v.venue_id = s.venue_id
    join reservation_item i on i.venue_id = s.venue_id and i.id = s.item_id ${withReservation}
    where ${within('i.reservation_id')} and ${isRefunded} and (s.amount is null or s.used < s.amount)
      and (s.usable_to is null or s.usable_to >= (kuur_now() at time zone v.time_zone)::date)`,
  ),
};
