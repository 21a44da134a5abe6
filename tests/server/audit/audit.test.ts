import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { Invariant } from '#server/audit/invariants.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { insertStaff } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { historyViolations, rechained } from './historyViolations.ts';
import {
  book,
  bought,
  chargedBack,
  confirmation,
  correction,
  dueNow,
  entry,
  event,
  forget,
  freed,
  giftCard,
  item,
  ledger,
  order,
  paying,
  payment,
  price,
  promoCode,
  promotion,
  redemption,
  refundedByStaff,
  released,
  takeOut,
  venue,
  visit,
  visitCard,
} from './bookStatements.ts';
import { planningViolations } from './planningViolations.ts';
import { refundViolations } from './refundViolations.ts';

let app: TestApp;

/** A held group with a duo, treatments and a session, and a confirmed one with an arrangement. */
beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 3, 3);
  await insertStaff(app.db, 'owner');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  const holding = await group();
  await holding.addProduct('303', [1, 2], { fixed: '15:00' });
  await holding.addProduct('302', [1], { fixed: '17:00' });
  await holding.addProduct('302', [2], { fixed: '17:00' });
  await holding.addProduct('304', [1], { fixed: '11:00' });
  book.held = holding.reservationId;
  const confirmed = await group();
  await confirmed.addCollection('306', ['301'], [1]);
  await confirmed.toPayment();
  expect((await confirmed.payOnLocation()).status).toBe(200);
  book.booked = confirmed.reservationId;
});
afterAll(() => app.close());

async function group(): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  return visitor;
}

class Rollback extends Error {}

/** The invariants that are violated after these statements, which are rolled back. */
async function violatedAfter(statements: readonly RawBuilder<unknown>[]): Promise<Invariant[]> {
  let violated: Invariant[] = [];
  const rolledBack = app.db.transaction().execute(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
    violated = (await audit(tx as unknown as Db)).map(({ invariant }) => invariant);
    throw new Rollback();
  });
  await expect(rolledBack).rejects.toThrow(Rollback);
  return violated;
}

/** Ways to violate each invariant, and it alone. */
const violations: Record<Invariant, () => RawBuilder<unknown>[][]> = {
  'a bucket is the sum of its live claims and within capacity': () => [
    [sql`update pool_bucket set booked = booked - 1 where booked > 0 and bucket = 44`],
    [
      sql`alter table pool_bucket drop constraint pool_bucket_not_overbooked`,
      sql`update pool_bucket set capacity = 0 where booked > 0`,
    ],
  ],
  'a live claim has a bucket in every quarter': () => [[sql`delete from pool_bucket where bucket = 44`]],
  'no two live claims on a resource overlap': () => [
    [
      sql`alter table resource_claim drop constraint resource_claim_one_at_a_time`,
      sql`update resource_claim set resource_id = (select min(resource_id) from resource_claim o
        where o.during = resource_claim.during and o.resource_id like 'kamer%')
        where item_id in (select id from reservation_item where product_id = 'massage-50') and resource_id like 'kamer%'`,
    ],
  ],
  'an item has exactly its claims, in the state of its reservation': () => [
    [
      sql`update resource_claim set state = 'released' where item_id = ${item('duo', book.held)} and resource_id like 'kamer%'`,
    ],
    [sql`update resource_claim set state = 'hold' where reservation_id = ${book.booked}`],
    [sql`update pool_claim set state = 'confirmed' where reservation_id = ${book.held}`],
    [
      sql`insert into resource_claim select venue_id, 'te veel', reservation_id, item_id,
        (select id from resource where kind_id = 'room' and id not in (select resource_id from resource_claim o
          where o.during && c.during) limit 1), day, during, state
      from resource_claim c where item_id = ${item('duo', book.held)} limit 1`,
    ],
  ],
  'an ended reservation and a removed item have no live claims': () => [
    [sql`update reservation set state = 'cancelled', ended_at = kuur_now() where id = ${book.held}`],
    [sql`update reservation set state = 'expired', ended_at = kuur_now() where id = ${book.held}`],
    [takeOut('massage-50', book.held)],
    [takeOut('hammam', book.held)],
  ],
  'a claim is for an item of its own reservation, on its day': () => [
    [sql`update resource_claim set day = day + 1 where item_id = ${item('massage-50', book.held)}`],
    [sql`update resource_claim set reservation_id = ${book.booked} where item_id = ${item('massage-50', book.held)}`],
  ],
  'an item lies inside the interval of its claims': () => [
    [sql`update reservation_item set start_minute = start_minute - 5 where id = ${item('massage-50', book.held)}`],
    [sql`update reservation_item set end_minute = end_minute + 60 where id = ${item('hammam', book.held)}`],
    [sql`update reservation_item set end_minute = null where id = ${item('massage-50', book.held)}`],
  ],
  ...historyViolations({
    held: () => book.held,
    paid: () => [payment('p1', 'paid'), ledger('paid', 100, { payment: 'p1' }), ledger('desk', 10), ledger('desk', 5)],
    card: () => [giftCard, entry('bought', 100), entry('corrected', -30), entry('corrected', -10)],
  }),
  ...planningViolations(() => book.held, item),
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
  ...refundViolations(() => book.booked),
  'a provider id belongs to one payment': () => [
    [
      sql`alter table payment drop constraint payment_venue_id_provider_id_key`,
      payment('p1', 'failed'),
      payment('p2', 'failed'),
      sql`update payment set provider_id = 'tr_zelfde'`,
    ],
  ],
  'the balance of a gift card is the sum of its entries': () => [
    [giftCard, entry('bought', 100)],
    [giftCard, entry('bought', 100), entry('corrected', -1)],
  ],
  'a redemption is in the ledger, and no longer once it is released': () => [
    [...paying(), redemption('confirmed')],
    [
      ...paying(),
      entry('returned', 40),
      sql`update gift_card set balance = 100`,
      redemption('released'),
      ledger('giftCard', 40, { redemption: 'd1' }),
    ],
  ],
  'a gift card paid what was redeemed with it': () => [
    paying(),
    [
      giftCard,
      entry('bought', 100),
      entry('corrected', -40),
      redemption('confirmed'),
      ledger('giftCard', 40, { redemption: 'd1' }),
    ],
  ],
  'what a booking returns to a gift card can be spent for thirty days': () => [
    [
      giftCard,
      sql`update gift_card set usable_to = (kuur_now() at time zone 'Europe/Amsterdam')::date + 29, balance = 100`,
      entry('bought', 100),
      sql`insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id, actor)
        values (${venue}, 'terug', 'g1', 'returned', 0, ${book.booked}, 'st-owner')`,
    ],
  ],
  'a promo code is used as often as it pays': () => [
    [promoCode(1)],
    [promoCode(0), ...promotion(40)],
    [sql`alter table promo_code drop constraint promo_code_not_overused`, promoCode(2)],
  ],
  'redemptions pay no more than the total': () => [[promoCode(1, 1_000_000), ...promotion(1_000_000)]],
  'a redemption has the state of its reservation': () => [
    [...paying(), redemption('held'), ledger('giftCard', 40, { redemption: 'd1' })],
  ],
  'what is put on a gift card comes from a paid order, a refund or staff, once': () => [
    [giftCard, entry('bought', 100, 'system'), entry('corrected', -40)],
    [giftCard, entry('bought', 100), entry('corrected', -80), entry('corrected', 40, 'visitor')],
    [giftCard, entry('refunded', 100), entry('corrected', -40)],
    [giftCard, entry('bought', 60)],
    [bought(item('dag', book.booked))],
  ],
  'a promo code gives what it is worth at most, unless staff changed it later': () => [
    [
      sql`insert into promo_code (venue_id, id, code, percent, used) values (${venue}, 'a1', 'ZOMER', 10, 1)`,
      sql`insert into redemption (venue_id, id, reservation_id, kind, promo_code_id, amount, state)
        select venue_id, 'd1', id, 'promoCode', 'a1', total, 'confirmed' from reservation where id = ${book.booked}`,
      ledger('promoCode', sql`(select total from reservation where id = ${book.booked})`, { redemption: 'd1' }),
      sql`delete from terms_change where subject = 'promo_code'`,
    ],
  ],
  'visits are used for confirmed reservations only': () => [[visitCard(1), visit(book.held)]],
  'a visit is used for every guest with an item, and for nobody else': () => [
    [visitCard(0), visit(book.booked), sql`update subscription_use set returned_at = kuur_now()`],
    [visitCard(2), visit(book.booked), sql`update subscription_use set visits = 2`],
  ],
  'used visits are those of reservations and corrections': () => [
    [visitCard(0), visit(book.booked)],
    [visitCard(2), visit(book.booked)],
    [visitCard(0), correction(1)],
  ],
  'a stopped subscription has ended, and one stopped by a chargeback resumes once it is paid': () => [
    [visitCard(0), sql`update subscription set stopped_by = 'refund'`],
    [
      sql`update reservation_item set type = 2 where id = ${item('dag', book.booked)}`,
      visitCard(0),
      sql`update subscription set item_id = ${item('dag', book.booked)}, stopped_by = 'chargeback', usable_to = '2026-01-01'`,
      sql`update reservation set total = 0, total_pay_now = 0, total_pay_later = 0 where id = ${book.booked}`,
      sql`update reservation_item set price = 0 where reservation_id = ${book.booked}`,
    ],
  ],
  'a gift card or voucher is issued when its order is confirmed, and not before': () => [
    [order(item('dag', book.booked))],
    [order(item('massage-50', book.held)), bought(item('massage-50', book.held))],
  ],
  'a subscription is issued when its order is confirmed, and not before': () => [
    [sql`update reservation_item set type = 2 where id = ${item('dag', book.booked)}`],
  ],
  'no flow for orders is paid at the venue': () => [
    [
      sql`insert into flow (venue_id, id, slug, name, type, checkout_type) values (${venue}, 'f9', 'bon', '{}', 5, 'location')`,
    ],
  ],
  'a confirmed order was paid in full': () => [
    [sql`update flow set type = 7, checkout_type = 'payment' where id = 'f-dagje'`],
  ],
  'a gift card that was bought is worth its price': () => [
    [order(item('dag', book.booked)), bought(item('dag', book.booked), sql`price + 1`)],
  ],
  'a credit whose price went back is worth nothing, unless staff freed it after a chargeback': () => [
    [order(item('dag', book.booked)), bought(item('dag', book.booked)), ...chargedBack()],
    [order(item('dag', book.booked)), bought(item('dag', book.booked)), ...refundedByStaff(), freed],
    [
      sql`update reservation_item set type = 2 where id = ${item('dag', book.booked)}`,
      visitCard(0),
      sql`update subscription set item_id = ${item('dag', book.booked)}`,
      ...chargedBack(),
    ],
  ],
  'a confirmation has its mail': () => [[sql`delete from job where kind = 'mail.send'`]],
  'a confirmation mail is for a confirmed reservation, one each': () => [
    [confirmation(book.held, book.held)],
    [confirmation('nog-een', book.booked)],
  ],
  'no confirmation mail of a booking to come was given up': () => [
    [sql`update job set dead_at = kuur_now() where kind = 'mail.send'`],
  ],
  'no job is overdue for a day': () => [
    [sql`update job set run_at = kuur_now() - interval '28 hours' where kind = 'mail.send'`],
  ],
  'no payment stays in creation for ten minutes': () => [
    [
      sql`insert into payment (venue_id, id, reservation_id, method, amount, created_at)
        values ('proefbad', 'traag', ${book.held}, 'ideal', 100, kuur_now() - interval '11 minutes')`,
    ],
  ],
};

test('ordinary bookings violate no invariant', async () => {
  expect(await audit(app.db)).toEqual([]);
});

test.each(Object.keys(violations) as Invariant[])('the audit finds a violation of: %s', async (invariant) => {
  for (const statements of violations[invariant]()) expect(await violatedAfter(statements)).toEqual([invariant]);
});

test('an open payment may keep a hold alive', async () => {
  const violated = await violatedAfter([
    sql`update reservation set expires_at = kuur_now() - interval '2 minutes' where id = ${book.held}`,
    sql`insert into payment (venue_id, id, reservation_id, method, amount, state)
      values ('proefbad', 'open', ${book.held}, 'ideal', 100, 'open')`,
  ]);
  expect(violated).toEqual([]);
});

test('a gift card that staff freed after a chargeback is no violation', async () => {
  const violated = await violatedAfter([
    order(item('dag', book.booked)),
    bought(item('dag', book.booked)),
    ...chargedBack(),
    freed,
  ]);
  expect(violated).toEqual([]);
});

test('what staff changed after a booking is no violation', async () => {
  const violated = await violatedAfter([
    sql`insert into opening_exception (venue_id, id, from_date, to_date) values (${venue}, 'dicht', '2026-05-15', '2026-05-15')`,
    sql`update resource set active = false`,
    sql`delete from resource_skill`,
    sql`update product_need set count = 3`,
    sql`update pool set capacity = 1`,
    sql`update pool_bucket set capacity = booked`,
  ]);
  expect(violated).toEqual([]);
});

test('what may be erased is no part of the chains', async () => {
  const violated = await violatedAfter([
    ledger('desk', 10),
    event('note.written', book.booked),
    sql`update ledger_entry set reason = 'gewist'`,
    sql`update reservation_event set data = data || '{"reason": "gewist"}'`,
    sql`update reservation set comment = '', note = ''`,
  ]);
  expect(violated).toEqual([]);
});
