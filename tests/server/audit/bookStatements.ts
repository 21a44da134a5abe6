import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Ids of a hold and a confirmed reservation; a test sets them before it uses what is below. */
export const book = { held: '', booked: '' };

export const item = (product: string, reservation: string, person = 1) => sql`(select i.id from reservation_item i
  where i.product_id = ${product} and i.reservation_id = ${reservation} and i.person = ${person})`;

export const takeOut = (product: string, reservation: string, person = 1) => sql`with gone as (
    update reservation_item set removed_at = kuur_now() where id = ${item(product, reservation, person)} returning price
  ) update reservation set total = total - gone.price,
    total_pay_now = case when total_pay_now > 0 then total_pay_now - gone.price else 0 end,
    total_pay_later = case when total_pay_now > 0 then total_pay_later else total_pay_later - gone.price end
  from gone where id = ${reservation}`;

export const price = (cents: number, product: string, reservation: string) => sql`with dearer as (
    update reservation_item set price = ${cents} where id = ${item(product, reservation)} returning price
  ) update reservation set total = total + dearer.price, total_pay_later = total_pay_later + dearer.price
  from dearer where id = ${reservation}`;

export const venue = 'proefbad';

export const event = (
  kind: string,
  reservation: string,
) => sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor)
  values (${venue}, ${`e-${kind}`}, ${reservation}, ${kind}, 'visitor')`;

export const forget = (reservation: string) => sql`delete from reservation_event where reservation_id = ${reservation}`;

export const released = (reservation: string) => [
  sql`update resource_claim set state = 'released' where reservation_id = ${reservation}`,
  sql`update pool_bucket b set booked = booked - 1 from pool_claim c where c.reservation_id = ${reservation}
    and b.pool_id = c.pool_id and b.day = c.day and b.bucket >= c.from_bucket and b.bucket < c.to_bucket`,
  sql`update pool_claim set state = 'released' where reservation_id = ${reservation}`,
];

export const dueNow = sql`update reservation set total_pay_now = total, total_pay_later = 0`;

export const payment = (id: string, state: string, reservation = book.booked) => sql`
  insert into payment (venue_id, id, reservation_id, method, amount, state)
  values (${venue}, ${id}, ${reservation}, 'ideal', 100, ${state})`;

let entries = 0;

export function ledger(
  kind: string,
  amount: number | RawBuilder<unknown>,
  of: { payment?: string; redemption?: string } = {},
) {
  entries += 1;
  return sql`with entry as (
    insert into ledger_entry (venue_id, id, reservation_id, payment_id, redemption_id, kind, provider_ref, amount)
    values (${venue}, ${`l-${entries}`}, ${book.booked}, ${of.payment ?? null}, ${of.redemption ?? null}, ${kind},
      ${`ref-${entries}`}, ${amount}) returning amount
  ) update reservation set total_paid = total_paid + entry.amount from entry where id = ${book.booked}`;
}

export const giftCard = sql`insert into gift_card (venue_id, id, kind, code_hash, last_four, amount, balance)
  values (${venue}, 'g1', 'giftCard', 'x', 'ABCD', 100, 60)`;

export function entry(kind: string, amount: number, actor = 'st-owner') {
  entries += 1;
  return sql`insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, actor)
    values (${venue}, ${`ge-${entries}`}, 'g1', ${kind}, ${amount}, ${actor})`;
}

/** With what stands on the card itself. */
export const corrected = (amount: number, actor?: string) => [
  entry('corrected', amount, actor),
  sql`update gift_card set corrected = corrected + ${amount}`,
];

export const paying = () => [giftCard, entry('bought', 100), entry('redeemed', -40)];

export const redemption = (state: string) => sql`
  insert into redemption (venue_id, id, reservation_id, kind, gift_card_id, amount, debited, state)
  values (${venue}, 'd1', ${book.booked}, 'giftCard', 'g1', 40, 40, ${state})`;

export const promoCode = (used: number, amount = 40) => sql`
  insert into promo_code (venue_id, id, code, amount, max_uses, used)
  values (${venue}, 'a1', 'ZOMER', ${amount}, 1, ${used})`;

export const promotion = (amount: number) => [
  sql`insert into redemption (venue_id, id, reservation_id, kind, promo_code_id, amount, state)
    values (${venue}, 'd1', ${book.booked}, 'promoCode', 'a1', ${amount}, 'confirmed')`,
  ledger('promoCode', amount, { redemption: 'd1' }),
];

export const visitCard = (used: number) => sql`
  insert into subscription (venue_id, id, customer_id, product_id, amount, used)
  select ${venue}, 's1', customer_id, 'massage-50', 10, ${used} from reservation where id = ${book.booked}`;

export const visit = (reservation: string) => sql`
  insert into subscription_use (venue_id, subscription_id, reservation_id, visits) values (${venue}, 's1', ${reservation}, 1)`;

export const correction = (change: number) => sql`
  insert into subscription_correction (venue_id, id, subscription_id, change, reason, actor)
  values (${venue}, 'c1', 's1', ${change}, 'vergeten', 'st-owner')`;

export const order = (item: RawBuilder<unknown>) =>
  sql`insert into card_order (venue_id, item_id) values (${venue}, ${item})`;

export const bought = (item: RawBuilder<unknown>, worth = sql`price`) => sql`
  with made as (
    insert into gift_card (venue_id, id, kind, code_hash, last_four, item_id, amount, balance)
    select ${venue}, 'g9', 'giftCard', 'x'::bytea, '0009', id, ${worth}, ${worth} from reservation_item where id = ${item}
    returning id, amount
  )
  insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount)
  select ${venue}, 'e9', id, 'bought', amount from made`;

export const chargedBack = () => [
  payment('p1', 'paid'),
  ledger('paid', 100, { payment: 'p1' }),
  ledger('chargeback', -100, { payment: 'p1' }),
  sql`insert into payment_exception (venue_id, id, kind, ref, reservation_id, payment_id, amount)
    select venue_id, 't1', kind, provider_ref, reservation_id, payment_id, 100 from ledger_entry where kind = 'chargeback'`,
];

export const refundedByStaff = () => [
  payment('p1', 'paid'),
  ledger('paid', 100, { payment: 'p1' }),
  ledger('refund', -100, { payment: 'p1' }),
  sql`insert into refund (venue_id, id, payment_id, provider_id, amount, target, state, reason, actor)
    select venue_id, 'f1', payment_id, provider_ref, 100, 'payment', 'refunded', '', 'staf' from ledger_entry
    where kind = 'refund'`,
];

export const freed = sql`insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount)
  values (${venue}, 'vrij', 'g9', 'freed', 0)`;

export const confirmation = (key: string, reservation: string) => sql`insert into job (venue_id, id, kind, key, payload)
  values (${venue}, 'j1', 'mail.send', ${`confirmation:${key}`}, ${JSON.stringify({ reservationId: reservation })})`;
