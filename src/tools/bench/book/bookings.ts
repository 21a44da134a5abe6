import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { idOf, prices } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';

/** An evening. */
const stay = { from: 1020, to: 1200 };

const firstNames = sql`array['Anna', 'Bram', 'Claire', 'Daan', 'Emma', 'Finn', 'Greta', 'Hugo', 'Iris', 'Jonas', 'Lotte', 'Milan']`;
const lastNames = sql`array['Jansen', 'Bakker', 'Visser', 'Smit', 'Meijer', 'Mulder', 'Bos', 'Vos', 'Peters', 'Hendriks', 'Dekker',
  'Brouwer', 'Dijkstra', 'Smits', 'Kok', 'Jacobs', 'Vermeulen']`;

export const entryId = sql`md5(b.id || 'entry' || person)::uuid::text`;
export const stayId = sql`md5(b.id || 'stay' || person)::uuid::text`;
export const massageId = idOf(sql`b.id || 'massage'`);
export const cardItemId = idOf(sql`b.id || 'item'`);

/** From 10:00 on, an hour for each round of all resources. */
export const massageAt = ({ resources }: VenueBook) => sql`(600 + b.slot / ${resources}::int * 60)`;

/** Customers, their reservations and the items of these. */
export function bookings(book: VenueBook): RawBuilder<unknown>[] {
  const { venue } = book;
  const start = massageAt(book);
  const guests = sql`book b, generate_series(1, b.guests) as person, product p`;
  return [
    sql`insert into customer (venue_id, id, email, password_hash, first_name, last_name, phone, gender, email_confirmed_at,
      created_at, updated_at, last_used_at)
    select ${venue}, customer_id, customer_id || '@book.example', '', (${firstNames})[1 + number % 12], (${lastNames})[1 + number % 17],
      '06' || lpad(number::text, 8, '0'), 'x', began, began, began, ended
    from (select customer_id, split_part(customer_id, '-', 2)::int as number, min(at) - interval '1 day' as began, max(at) as ended
      from book where state <> 'expired' group by customer_id) as c`,
    sql`insert into reservation (venue_id, id, flow_id, session_hash, customer_id, number, state, person_count, day, start_minute,
      end_minute, language, total, total_pay_now, total_pay_later, total_paid, created_at, expires_at, max_expires_at, confirmed_at, ended_at)
    select ${venue}, b.id, case when sells_card then 'book-gift-card' else ${book.flowId} end, sha256(b.id::bytea),
      case when was_booked then b.customer_id end,
      case when was_booked then 'K-' || overlay(lpad(upper(to_hex(n)), 8, '0') placing '-' from 5 for 0) end, b.state, b.guests, b.day,
      case when not sells_card then ${stay.from}::int end, case when not sells_card then ${stay.to}::int end, 'nl', b.total,
      case paid_by when 'desk' then 0 else b.total end, case paid_by when 'desk' then b.total else 0 end,
      case when state in ('cancelled', 'expired') or (paid_by = 'desk' and state <> 'completed') then 0 else b.total end,
      b.at, b.at + interval '20 minutes', b.at + interval '1 hour', case when was_booked then b.at + interval '5 minutes' end,
      case state when 'cancelled' then b.at + interval '1 hour' when 'expired' then b.at + interval '20 minutes' end
    from book b, lateral (select state <> 'expired' as was_booked) as w`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, start_minute, end_minute, created_at)
    select ${venue}, ${entryId}, b.id, person, p.id, p.type, p.name, case paid_by when 'visits' then 0 else ${prices.entry}::int end, 9,
      p.payment_moment, ${stay.from}, ${stay.to}, b.at
    from ${guests} where p.venue_id = ${venue} and p.xplan_id = ${book.entryXplanId} and not sells_card`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, parent_id, product_id, type, checkin_type, name,
      price, vat_rate, payment_moment, start_minute, end_minute, claim_count, created_at)
    select ${venue}, ${stayId}, b.id, person, ${entryId}, p.id, 0, true, p.name, 0, 9, p.payment_moment, ${stay.from}, ${stay.to}, 1, b.at
    from ${guests} where p.venue_id = ${venue} and p.xplan_id = ${book.activityXplanId} and not sells_card`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, start_minute, end_minute, claim_count, created_at)
    select ${venue}, ${massageId}, b.id, 1, 'book-massage', 0, '{"nl": "Massage"}', ${prices.massage}, 21, 'payment', ${start}, ${start} + 50, 2, b.at
    from book b where b.has_massage`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, created_at)
    select ${venue}, ${cardItemId}, b.id, 1, 'book-gift-card', 3, '{"nl": "Cadeaubon"}', b.total, 0, 'payment', b.at from book b where b.sells_card`,
  ];
}
