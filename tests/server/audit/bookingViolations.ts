import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Invariant } from '#server/audit/invariants.ts';
import {
  book,
  dueNow,
  event,
  forget,
  item,
  ledger,
  payment,
  price,
  released,
  takeOut,
  venue,
} from './bookStatements.ts';
import { rechained } from './historyViolations.ts';

/** As `violations`, for items, states and payments. */
export const bookingViolations = {
  'a shared unit is there for all its guests or for none': () => [
    [takeOut('duo', book.held, 2)],
    [sql`update reservation_item set unit_id = 'alleen' where id = ${item('duo', book.held, 2)}`],
  ],
  'guests who share an item have it at the same time': () => [
    [sql`update reservation_item set start_minute = 840, end_minute = 890 where id = ${item('duo', book.held, 2)}`],
  ],
  'an item is for a guest of the party': () => [
    [sql`update reservation_item set person = 9 where id = ${item('massage-50', book.held)}`],
  ],
  'a part has a parent that is there, for the same guest': () => [
    [takeOut('dag', book.booked)],
    [sql`update reservation_item set person = 2 where id = ${item('thee', book.booked)}`],
  ],
  'a parent that is there has all its parts': () => [[takeOut('thee', book.booked)]],
  'a guest is in one place at a time': () => [
    [
      sql`update reservation_item set start_minute = 670, end_minute = 720 where id = ${item('massage-50', book.held)}`,
      sql`update resource_claim set during = '[2026-05-15 11:10,2026-05-15 12:10)'
        where item_id = ${item('massage-50', book.held)}`,
    ],
  ],
  'a part costs nothing beside its parent': () => [[price(100, 'thee', book.booked)]],
  'the total is the sum of the items': () => [
    [sql`update reservation set total = total + 1, total_pay_later = total_pay_later + 1 where id = ${book.held}`],
    [sql`update reservation set total_pay_now = total_pay_now + 1 where id = ${book.held}`],
  ],
  'no hold outlives its expiry by a minute, unless a payment may still succeed': () => [
    [sql`update reservation set expires_at = kuur_now() - interval '2 minutes' where id = ${book.held}`],
  ],
  'a hold ends within its time, or as long as a payment or a payment link lasts': () => [
    [sql`update reservation set expires_at = 'infinity' where id = ${book.held}`],
    [
      sql`update reservation set expires_at = expires_at + interval '1 day', max_expires_at = max_expires_at + interval '1 day'
      where id = ${book.held}`,
    ],
    [sql`update reservation set ended_at = kuur_now() - interval '5 minutes' where id = ${book.held}`],
  ],
  'what was confirmed has that in its history': () => [[forget(book.booked), rechained]],
  'only what was booked is changed by its guests': () => [
    [
      sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor)
        values (${venue}, 'e-moved', ${book.held}, 'moved', 'customer')`,
    ],
  ],
  'a visitor who confirmed a booking to come is known': () => [
    [sql`update reservation set customer_id = null where id = ${book.booked}`],
  ],
  'what was paid is the sum of the ledger': () => [
    [sql`update reservation set total_paid = 1 where id = ${book.booked}`],
  ],
  'the state of a reservation follows from its events': () => [
    [event('cancelled', book.booked)],
    [event('confirmed', book.booked)],
    [event('expired', book.held)],
    [event('completed', book.held)],
    [sql`update reservation set confirmed_at = null where id = ${book.booked}`, forget(book.booked), rechained],
    [sql`update reservation set state = 'expired' where id = ${book.held}`, ...released(book.held)],
  ],
  'a reservation that a payment confirmed was paid for': () => [
    [
      sql`update reservation_event set actor = 'payment' where reservation_id = ${book.booked} and kind = 'confirmed'`,
      rechained,
      dueNow,
      payment('p1', 'paid'),
      ledger('paid', 100, { payment: 'p1' }),
    ],
  ],
  'a payment that was paid is in the ledger once, and no other is': () => [
    [payment('p1', 'paid')],
    [payment('p1', 'paid'), ledger('paid', 90, { payment: 'p1' })],
    [payment('p1', 'failed'), ledger('paid', 100, { payment: 'p1' })],
    [payment('p1', 'paid'), ledger('paid', 100, { payment: 'p1' }), ledger('paid', 100, { payment: 'p1' })],
  ],
  'a ledger entry is for the reservation of its payment or redemption': () => [
    [payment('p1', 'paid', book.held), ledger('paid', 100, { payment: 'p1' })],
    [ledger('paid', 100)],
    [ledger('desk', -100)],
  ],
  'an unfinished payment is settled within a day of its end': () => [
    [payment('p1', 'open'), sql`update payment set created_at = kuur_now() - interval '31 days'`],
    [payment('p1', 'pending'), sql`update payment set expires_at = kuur_now() - interval '28 hours'`],
  ],
  'money that was reported is in the ledger': () => [
    [
      event('payment.paid', book.booked),
      sql`update reservation_event set data = '{"payment": "p1"}' where kind = 'payment.paid'`,
      rechained,
    ],
    [
      event('payment.desk', book.booked),
      sql`update reservation_event set data = '{"amount": 100}' where kind = 'payment.desk'`,
      rechained,
    ],
    [
      sql`update reservation_event set actor = 'payment' where reservation_id = ${book.booked} and kind = 'confirmed'`,
      rechained,
    ],
  ],
} satisfies Partial<Record<Invariant, () => RawBuilder<unknown>[][]>>;
