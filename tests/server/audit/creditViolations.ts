import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Invariant } from '#server/audit/invariants.ts';
import {
  book,
  bought,
  chargedBack,
  corrected,
  correction,
  entry,
  freed,
  giftCard,
  item,
  ledger,
  order,
  paying,
  payment,
  promoCode,
  promotion,
  redemption,
  refundedByStaff,
  venue,
  visit,
  visitCard,
} from './bookStatements.ts';

const batch = sql`insert into gift_card_batch (venue_id, id, kind, amount, count, language, reason)
  values (${venue}, 'b1', 'giftCard', 100, 1, 'nl', 'test')`;

/** As `violations`, for credits and their redemptions. */
export const creditViolations = {
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
    [giftCard, entry('bought', 100), ...corrected(-1)],
  ],
  'what staff corrected on a gift card stands in its entries': () => [
    [giftCard, entry('bought', 100), entry('corrected', -40)],
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
      ...corrected(-40),
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
  'gift cards made together are as many and as worth as they were made': () => [
    [batch],
    [batch, giftCard, entry('bought', 100), sql`update gift_card set batch_id = 'b1', kind = 'voucher', balance = 100`],
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
    [giftCard, entry('bought', 100, 'system'), ...corrected(-40)],
    [giftCard, entry('bought', 100), ...corrected(40, 'visitor'), ...corrected(-80)],
    [giftCard, entry('refunded', 100), ...corrected(-40)],
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
} satisfies Partial<Record<Invariant, () => RawBuilder<unknown>[][]>>;
