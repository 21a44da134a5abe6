import { sql } from 'kysely';
import { per } from './slices.ts';

const hasFailed = sql`f.state in ('failed', 'canceled')`;

export const refundInvariants = {
  'a refund is in the ledger once the provider has it, and no longer when it failed': per(
    'refund',
    (within) => sql`
    select f.venue_id, f.id from refund f
    left join ledger_entry l on l.venue_id = f.venue_id and l.payment_id = f.payment_id and l.kind = 'refund'
      and l.provider_ref in (f.provider_id, f.provider_id || ':returned')
    where ${within('f.id')} and f.target = 'payment'
    group by f.venue_id, f.id, f.provider_id, f.state, f.amount
    having coalesce(sum(l.amount), 0) <> case when f.provider_id is null or ${hasFailed} then 0 else -f.amount end`,
  ),
  'a refund to a gift card is in the ledger and on the gift card': per(
    'refund',
    (within) => sql`
    select f.venue_id, f.id from refund f
    left join ledger_entry l on l.venue_id = f.venue_id and l.payment_id = f.payment_id and l.kind = 'giftCard'
      and l.provider_ref = f.id and l.amount = -f.amount
    left join gift_card g on g.venue_id = f.venue_id and g.id = f.gift_card_id and g.amount = f.amount
    where ${within('f.id')} and f.target = 'giftCard' and (l.id is null or g.id is null or f.state <> 'refunded')`,
  ),
  'no money goes back in the ledger without a refund': per(
    'ledger_entry',
    (within) => sql`
    select l.venue_id, l.id from ledger_entry l
    left join refund f on f.venue_id = l.venue_id and f.payment_id = l.payment_id
      and case l.kind when 'refund' then l.provider_ref in (f.provider_id, f.provider_id || ':returned')
        else l.provider_ref = f.id end
    where ${within('l.id')} and (l.kind = 'refund' or (l.kind = 'giftCard' and l.redemption_id is null)) and f.id is null`,
  ),
  'what the desk gave back is told in the history, and was paid there before': per(
    'reservation',
    (within) => sql`
    select l.venue_id, l.reservation_id from ledger_entry l
    where ${within('l.reservation_id')} and l.kind in ('desk', 'deskRefund')
    group by l.venue_id, l.reservation_id
    having (bool_or(l.kind = 'deskRefund') and sum(l.amount) < 0) or -coalesce(sum(l.amount) filter (where l.kind = 'deskRefund'), 0) <> (
      select coalesce(sum((e.data ->> 'amount')::int), 0) from reservation_event e
      where e.venue_id = l.venue_id and e.reservation_id = l.reservation_id and e.kind = 'payment.deskRefund')`,
  ),
  'refunds of a payment do not exceed it, unless there is a payment exception': per(
    'payment',
    (within) => sql`
    select p.venue_id, p.id from refund f
    join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
    where ${within('p.id')} and not ${hasFailed} and not exists (select from payment_exception t where t.venue_id = p.venue_id
      and t.kind = 'mismatch' and t.ref = p.id || ':refunds')
    group by p.venue_id, p.id, p.amount having sum(f.amount) > p.amount`,
  ),
  'a reversed chargeback follows its chargeback, once': per(
    'ledger_entry',
    (within) => sql`
    select l.venue_id, l.id from ledger_entry l
    left join ledger_entry t on t.venue_id = l.venue_id and t.payment_id = l.payment_id and t.kind = 'chargeback'
      and t.provider_ref || ':reversed' = l.provider_ref and t.amount = -l.amount
    where ${within('l.id')} and l.kind = 'chargeback' and l.amount > 0 and t.id is null`,
  ),
  'failed refunds, late or double payments and chargebacks are payment exceptions': per(
    'reservation',
    (within) => sql`
    select f.venue_id, f.id from refund f join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
    where ${within('p.reservation_id')} and ${hasFailed} and not exists (select from payment_exception t
      where t.venue_id = f.venue_id and t.kind = 'refund_failed' and t.ref = f.id)
    union all select l.venue_id, l.id from ledger_entry l
    where ${within('l.reservation_id')} and l.kind = 'chargeback' and l.amount < 0 and not exists (select from payment_exception t
      where t.venue_id = l.venue_id and t.kind = 'chargeback' and t.ref = l.provider_ref)
    union all select e.venue_id, e.id from reservation_event e
    where ${within('e.reservation_id')} and e.kind = 'payment.returned' and not exists (select from payment_exception t where t.venue_id = e.venue_id
      and t.kind in ('late_payment', 'double_payment', 'mismatch') and t.payment_id = e.data ->> 'payment')`,
  ),
  'what its guests cancelled is paid back, or on its way': per(
    'payment',
    (within) => sql`
    select p.venue_id, p.id from payment p
    join reservation_event e on e.venue_id = p.venue_id and e.reservation_id = p.reservation_id
      and e.kind = 'cancelled' and e.actor = 'customer'
    where ${within('p.id')} and p.state = 'paid' and p.amount > (select coalesce(sum(f.amount), 0) from refund f
        where f.venue_id = p.venue_id and f.payment_id = p.id)
      - (select coalesce(sum(l.amount), 0) from ledger_entry l
        where l.venue_id = p.venue_id and l.payment_id = p.id and l.kind = 'chargeback')`,
  ),
  'no refund waits for the provider for a day': per(
    'refund',
    (within) => sql`
    select f.venue_id, f.id from refund f
    where ${within('f.id')} and f.target = 'payment' and f.state = 'queued' and f.provider_id is null
      and f.created_at < kuur_now() - interval '27 hours'`,
  ),
};
