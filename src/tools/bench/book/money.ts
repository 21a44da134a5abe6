import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { drawn, idOf, staffId } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';
import { beginChain } from './chains.ts';

export const paymentId = idOf(sql`b.id || 'payment'`);
const refundId = idOf(sql`b.id || 'refund'`);
export const redemptionId = idOf(sql`b.id || 'redemption'`);

/** When the desk was paid: on the evening itself. */
export const paidAtDesk = sql`(b.day + time '17:00')::timestamptz`;
const isPaidAtDesk = sql`b.paid_by = 'desk' and b.state = 'completed'`;
const closeId = sql`md5(${sql.raw('b.day')} || 'close')::uuid::text`;

/** Payments, what went back of them, the ledger, and the days of the desk, each closed at its end. */
export const money = ({ venue }: VenueBook): RawBuilder<unknown>[] => [
  sql`insert into payment (venue_id, id, reservation_id, provider_id, method, state, amount, expires_at, created_at, updated_at)
    select ${venue}, ${paymentId}, b.id, 'tr_' || b.id, (array['ideal', 'creditcard', 'bancontact'])[1 + ${drawn(8, 3)}], 'paid', b.paid,
      b.at + interval '1 hour', b.at, b.at + interval '5 minutes' from book b where b.paid > 0
    union all select ${venue}, ${idOf(sql`b.id || 'failed'`)}, b.id, 'tr_failed_' || b.id, 'creditcard', 'failed', b.paid,
      b.at + interval '1 hour', b.at, b.at from book b where b.paid > 0 and ${drawn(9, 30)} = 0`,
  sql`insert into refund (venue_id, id, payment_id, provider_id, amount, target, state, reason, actor, created_at, updated_at)
    select ${venue}, ${refundId}, ${paymentId}, 're_' || b.id, b.paid, 'payment', 'refunded', 'cancelled', 'customer',
      b.at + interval '1 hour', b.at + interval '2 hours' from book b where b.state = 'cancelled'`,
  beginChain('ledger_entry'),
  sql`insert into chained_ledger_entry (venue_id, id, reservation_id, payment_id, redemption_id, kind, provider_ref, amount, at, actor, reason,
      desk_means, close_id, place)
    select ${venue}, ${idOf(sql`b.id || 'redeemed'`)}, b.id, null, ${redemptionId}, b.paid_by, 'redeemed', b.redeemed, b.at, 'visitor', '', null, null, 1
      from book b where b.redeemed > 0
    union all select ${venue}, ${idOf(sql`b.id || 'paid'`)}, b.id, ${paymentId}, null, 'paid', 'tr_' || b.id, b.paid, b.at + interval '5 minutes',
      'provider', '', null, null, case when b.redeemed > 0 then 2 else 1 end from book b where b.paid > 0
    union all select ${venue}, ${idOf(sql`b.id || 'back'`)}, b.id, ${paymentId}, null, 'refund', 're_' || b.id, -b.paid, b.at + interval '2 hours',
      'provider', '', null, null, 2 from book b where b.state = 'cancelled'
    union all select ${venue}, ${idOf(sql`b.id || 'desk'`)}, b.id, null, null, 'desk', ${idOf(sql`b.id || 'desk'`)}, b.total, ${paidAtDesk},
      ${staffId}, b.means, b.means, ${closeId}, 1
      from (select *, (array['cash', 'card', 'card'])[1 + ${drawn(10, 3)}] as means from book) b where ${isPaidAtDesk}`,
  sql`insert into day_close (venue_id, id, number, actor, since, at, movements, takings, float, opening_float, counted_cash, slip_total,
      left_in_drawer, cash_difference, card_difference, float_difference, reason)
    select ${venue}, id, place, ${staffId}, lag(at) over days, at, movements, takings, case when place > 1 then 20000 end, 20000, 20000 + cash,
      card, 20000, 0, 0, 0, ''
    from (select ${closeId} as id, b.day + time '23:00' as at, row_number() over (order by b.day) as place, sum(b.movements) as movements,
        jsonb_agg(jsonb_build_object('means', b.means, 'received', b.amount, 'returned', 0, 'movements', b.movements)) as takings,
        coalesce(sum(b.amount) filter (where b.means = 'cash'), 0) as cash, coalesce(sum(b.amount) filter (where b.means = 'card'), 0) as card
      from (select e.at::date as day, desk_means as means, sum(amount)::int as amount, count(*)::int as movements
        from chained_ledger_entry e where desk_means is not null group by 1, 2) b
      group by b.day) as close
    window days as (order by place)`,
];
