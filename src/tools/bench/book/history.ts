import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { idOf, staffId } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';
import { beginChain } from './chains.ts';
import { paidAtDesk, paymentId } from './money.ts';

const arrived = sql`(b.state = 'completed')`;
const wasBooked = sql`(b.state <> 'expired')`;

/** In their order: what happened, to which of them, when and by whom. */
const events = sql`(values
  (1, 'created', 'visitor', true, b.at, '{}'::jsonb),
  (2, 'payment.paid', 'provider', b.paid > 0, b.at + interval '5 minutes', jsonb_build_object('payment', ${paymentId}, 'amount', b.paid)),
  (3, 'confirmed', case when b.paid > 0 then 'payment' else 'visitor' end, ${wasBooked}, b.at + interval '5 minutes', '{}'),
  (4, 'expired', 'system', not ${wasBooked}, b.at + interval '20 minutes', '{}'),
  (5, 'cancelled', 'customer', b.state = 'cancelled', b.at + interval '1 hour', '{}'),
  (6, 'checked_in', ${staffId}, ${arrived}, ${paidAtDesk}, '{"from": "confirmed"}'),
  (7, 'payment.desk', ${staffId}, ${arrived} and b.paid_by = 'desk', ${paidAtDesk}, jsonb_build_object('amount', b.total, 'method', 'cash')),
  (8, 'completed', ${staffId}, ${arrived}, ${paidAtDesk} + interval '3 hours', '{"from": "checked_in"}'),
  (9, 'no_show', ${staffId}, b.state = 'no_show', ${paidAtDesk} + interval '1 hour', '{"from": "confirmed"}')
) as event(number, kind, actor, happened, at, data)`;

/** Events of reservations, and the entries of the trail: the moves of the desk, and the sweep of every day. */
export const history = ({ venue }: VenueBook): RawBuilder<unknown>[] => [
  beginChain('reservation_event'),
  sql`insert into chained_reservation_event (venue_id, id, reservation_id, kind, actor, data, at, place)
    select ${venue}, ${idOf(sql`b.id || event.kind`)}, b.id, event.kind, event.actor, event.data, event.at,
      row_number() over (partition by b.id order by event.number)
    from book b, lateral ${events} where event.happened`,
  sql`insert into audit_entry (venue_id, id, at, actor_kind, actor_id, action, object_kind, object_id, old_values, new_values)
    select ${venue}, id, at, 'staff', ${staffId}, 'changed', 'reservation', reservation_id, jsonb_build_object('state', data -> 'from'),
      jsonb_build_object('state', kind) from chained_reservation_event where data ? 'from'
    union all select distinct ${venue}, ${idOf(sql`b.day || 'retention'`)}, b.day + time '03:00', 'system', null, 'erased', 'retention', b.day::text,
      null::jsonb, '{"drafts": 0}'::jsonb from book b where b.day < b.today`,
];
