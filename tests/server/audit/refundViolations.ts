import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { refundInvariants } from '#server/audit/invariants/refunds.ts';

const venue = 'proefbad';

/** As `violations`, for refunds. `booked` is a confirmed reservation. */
export function refundViolations(
  booked: () => string,
): Record<keyof typeof refundInvariants, () => RawBuilder<unknown>[][]> {
  const movement = (kind: string, ref: string, amount: number) => sql`with entry as (
      insert into ledger_entry (venue_id, id, reservation_id, payment_id, kind, provider_ref, amount)
      values (${venue}, ${ref}, ${booked()}, 'p1', ${kind}, ${ref}, ${amount}) returning amount
    ) update reservation set total_paid = total_paid + entry.amount from entry where id = ${booked()}`;
  const paid = () => [
    sql`insert into payment (venue_id, id, reservation_id, method, amount, state)
      values (${venue}, 'p1', ${booked()}, 'ideal', 100, 'paid')`,
    movement('paid', 'tr_1', 100),
  ];
  const desk = (kind: 'desk' | 'deskRefund', amount: number) => sql`with entry as (
      insert into ledger_entry (venue_id, id, reservation_id, kind, provider_ref, amount, actor, reason)
      values (${venue}, ${kind}, ${booked()}, ${kind}, ${kind}, ${amount}, 'st-desk', 'cash') returning amount
    ) update reservation set total_paid = total_paid + entry.amount from entry where id = ${booked()}`;
  const deskRefundEvent = (
    amount: number,
  ) => sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor, data)
    values (${venue}, 'e-desk', ${booked()}, 'payment.deskRefund', 'st-desk', ${JSON.stringify({ amount })}::jsonb)`;
  return {
    'a refund is in the ledger once the provider has it, and no longer when it failed': () => [
      [...paid(), refund({ providerId: 're_1', state: 'pending' })],
      [
        ...paid(),
        refund({ providerId: 're_1', state: 'failed' }),
        task('refund_failed', booked()),
        movement('refund', 're_1', -40),
      ],
    ],
    'a refund to a gift card is in the ledger and on the gift card': () => [
      [...paid(), refund({ target: 'giftCard', state: 'refunded' }), movement('giftCard', 'f1', -40)],
      [...paid(), ...card, refund({ target: 'giftCard', state: 'refunded', card: 'g1' })],
    ],
    'no money goes back in the ledger without a refund': () => [
      [...paid(), movement('refund', 're_1', -40)],
      [...paid(), movement('giftCard', 'f1', -40)],
    ],
    'what the desk gave back is told in the history, and was paid there before': () => [
      [desk('desk', 40), desk('deskRefund', -40)],
      [desk('deskRefund', -40), deskRefundEvent(40)],
      [desk('desk', 40), desk('deskRefund', -30), deskRefundEvent(40)],
    ],
    'refunds of a payment do not exceed it, unless there is a payment exception': () => [
      [...paid(), refund({ id: 'f1', amount: 60 }), refund({ id: 'f2', amount: 60 })],
      [...paid(), refund({ providerId: 're_1', state: 'refunded', amount: 150 }), movement('refund', 're_1', -150)],
    ],
    'a reversed chargeback follows its chargeback, once': () => [
      [...paid(), movement('chargeback', 'chb_1:reversed', 40)],
      [
        ...paid(),
        movement('chargeback', 'chb_1', -30),
        task('chargeback', booked(), 'chb_1'),
        movement('chargeback', 'chb_1:reversed', 40),
      ],
    ],
    'failed refunds, late or double payments and chargebacks are payment exceptions': () => [
      [...paid(), refund({ state: 'failed' })],
      [...paid(), movement('chargeback', 'chb_1', -40)],
      [
        sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor, data)
          values (${venue}, 'e1', ${booked()}, 'payment.returned', 'provider', '{"payment": "p1"}')`,
      ],
    ],
    'what its guests cancelled is paid back, or on its way': () => [
      [...cancelledByGuest(booked()), refund({ amount: 40 })],
      cancelledByGuest(booked()),
    ],
    'no refund waits for the provider for a day': () => [
      [...paid(), refund({}), sql`update refund set created_at = kuur_now() - interval '28 hours'`],
    ],
  };
}

interface RefundRow {
  id?: string;
  providerId?: string;
  state?: string;
  amount?: number;
  target?: string;
  card?: string;
}

function refund({ id = 'f1', providerId, state = 'queued', amount = 40, target = 'payment', card }: RefundRow) {
  return sql`insert into refund (venue_id, id, payment_id, provider_id, gift_card_id, amount, target, state, reason, actor)
    values (${venue}, ${id}, 'p1', ${providerId ?? null}, ${card ?? null}, ${amount}, ${target}, ${state}, '', 'staf')`;
}

/** Another reservation like this one, paid with 100 cents and cancelled by its guest. */
const cancelledByGuest = (reservation: string) => [
  sql`insert into reservation (venue_id, id, flow_id, session_hash, customer_id, state, number, person_count, day, language,
      total_paid, expires_at, max_expires_at, confirmed_at, ended_at)
    select venue_id, 'weg', flow_id, 'x', customer_id, 'cancelled', 'K-0000-0009', 1, day, language, 100, expires_at,
      max_expires_at, confirmed_at, kuur_now() from reservation where id = ${reservation}`,
  sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor) values
    (${venue}, 'weg-1', 'weg', 'imported', 'system'), (${venue}, 'weg-2', 'weg', 'cancelled', 'customer')`,
  sql`insert into payment (venue_id, id, reservation_id, method, amount, state)
    values (${venue}, 'p1', 'weg', 'ideal', 100, 'paid')`,
  sql`insert into ledger_entry (venue_id, id, reservation_id, payment_id, kind, provider_ref, amount)
    values (${venue}, 'tr_1', 'weg', 'p1', 'paid', 'tr_1', 100)`,
];

const task = (kind: string, reservation: string, ref = 'f1') => sql`
  insert into payment_exception (venue_id, id, kind, ref, reservation_id, payment_id, amount)
  values (${venue}, 't1', ${kind}, ${ref}, ${reservation}, 'p1', 40)`;

const card = [
  sql`insert into gift_card (venue_id, id, kind, code_hash, last_four, amount, balance)
    values (${venue}, 'g1', 'giftCard', 'x', 'ABCD', 40, 40)`,
  sql`insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount)
    values (${venue}, 'ge1', 'g1', 'refunded', 40)`,
];
