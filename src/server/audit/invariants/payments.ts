import { sql } from 'kysely';
import { per } from './slices.ts';

/** Expects `ledger_entry l`: money that came in, whatever went back since. */
export const isIncoming = sql`(l.kind not in ('refund', 'chargeback', 'deskRefund') and not (l.kind = 'giftCard' and l.redemption_id is null)
  and not (l.provider_ref = 'returned' and l.actor not in ('visitor', 'provider', 'system')))`;

export const paymentInvariants = {
  'what was paid is the sum of the ledger': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    left join ledger_entry l on l.venue_id = r.venue_id and l.reservation_id = r.id
    where ${within('r.id')}
    group by r.venue_id, r.id having r.total_paid <> coalesce(sum(l.amount), 0)`,
  ),
  'a reservation that a payment confirmed was paid for': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    join reservation_event e on e.venue_id = r.venue_id and e.reservation_id = r.id
      and e.kind = 'confirmed' and e.actor = 'payment'
    where ${within('r.id')} and r.state in ('confirmed', 'checked_in', 'completed', 'no_show') and r.total_pay_now > (
      select coalesce(sum(l.amount), 0) from ledger_entry l
      where l.venue_id = r.venue_id and l.reservation_id = r.id and ${isIncoming})`,
  ),
  'a payment that was paid is in the ledger once, and no other is': per(
    'payment',
    (within) => sql`
    select p.venue_id, p.id from payment p
    left join ledger_entry l on l.venue_id = p.venue_id and l.payment_id = p.id and l.kind = 'paid'
    where ${within('p.id')}
    group by p.venue_id, p.id, p.state, p.amount
    having count(l.id) <> (p.state = 'paid')::int or coalesce(sum(l.amount), 0) <> (p.state = 'paid')::int * p.amount`,
  ),
  'a ledger entry is for the reservation of its payment or redemption': per(
    'ledger_entry',
    (within) => sql`
    select l.venue_id, l.id from ledger_entry l
    left join payment p on p.venue_id = l.venue_id and p.id = l.payment_id
    left join redemption d on d.venue_id = l.venue_id and d.id = l.redemption_id
    where ${within('l.id')} and not coalesce(case
      when l.kind in ('paid', 'refund', 'chargeback')
        then p.reservation_id = l.reservation_id and l.redemption_id is null
      when l.kind = 'giftCard' and l.redemption_id is null
        then p.reservation_id = l.reservation_id and l.amount < 0
      when l.kind in ('giftCard', 'voucher', 'promoCode')
        then d.reservation_id = l.reservation_id and d.kind = l.kind and l.payment_id is null
      when l.kind = 'deskRefund' then l.payment_id is null and l.redemption_id is null and l.amount < 0
      else l.payment_id is null and l.redemption_id is null and l.amount > 0 end, false)`,
  ),
  'a provider id belongs to one payment': per(
    'payment',
    (within) => sql`
    select p.venue_id, p.id from payment p where ${within('p.id')} and exists (select from venue v
      join payment o on o.venue_id = v.venue_id and o.provider_id = p.provider_id
      where (o.venue_id, o.id) <> (p.venue_id, p.id))`,
  ),
  'no payment stays in creation for ten minutes': per(
    'payment',
    (within) => sql`
    select p.venue_id, p.id from payment p
    where ${within('p.id')} and p.state = 'creating' and p.created_at < kuur_now() - interval '10 minutes'`,
  ),
  'an unfinished payment is settled within a day of its end': per(
    'venue',
    (within) => sql`
    select p.venue_id, p.id from payment p
    where ${within('p.id')} and p.state in ('open', 'pending', 'authorized')
      and coalesce(p.expires_at, p.created_at) < kuur_now() - interval '27 hours'`,
  ),
  'money that was reported is in the ledger': per(
    'reservation',
    (within) => sql`
    select e.venue_id, e.reservation_id from reservation_event e
    where ${within('e.reservation_id')} and e.kind = 'payment.paid' and not exists (select from ledger_entry l
      where l.venue_id = e.venue_id and l.payment_id = e.data ->> 'payment' and l.kind = 'paid')
    union all select e.venue_id, e.reservation_id from reservation_event e
    where ${within('e.reservation_id')} and e.kind = 'confirmed' and e.actor = 'payment'
      and not exists (select from ledger_entry l
        where l.venue_id = e.venue_id and l.reservation_id = e.reservation_id and l.kind = 'paid')
    union all select e.venue_id, e.reservation_id from reservation_event e
    where ${within('e.reservation_id')} and e.kind = 'payment.desk'
    group by e.venue_id, e.reservation_id having sum((e.data ->> 'amount')::int) > (
      select coalesce(sum(l.amount), 0) from ledger_entry l
      where l.venue_id = e.venue_id and l.reservation_id = e.reservation_id and l.kind = 'desk')`,
  ),
};
