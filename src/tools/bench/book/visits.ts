import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { bookDays, bookYears, drawn, idOf, prices, roundsOfDay } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';

/** Of a hundred: what became of it; the rest was given up as a basket. */
const ends = { visited: 79, missed: 82, cancelled: 88 };
/** Of a hundred: how it was paid; the rest online. */
const means = { giftCard: 3, promoCode: 5, visits: 8, desk: 23 };

const outcome = sql`case when outcome >= ${ends.cancelled} then 'expired'
  when sells_card then 'confirmed'
  when outcome >= ${ends.missed} then 'cancelled'
  when day >= today then 'confirmed'
  when outcome >= ${ends.visited} then 'no_show' else 'completed' end`;

const paidBy = sql`case when sells_card or outcome >= ${ends.missed} then 'online'
  when paying < ${means.giftCard} then 'giftCard' when paying < ${means.promoCode} then 'promoCode'
  when paying < ${means.visits} then 'visits' when paying < ${means.desk} then 'desk' else 'online' end`;

/**
 * A row for each reservation in `book`, in the order of their days as ids of real ones are not. Massages of a day have each
 * a slot of their own. A gift card pays one booking that was made after it was bought.
 */
export const visits = ({ venueId, reservations, resources, exceptDay }: VenueBook): RawBuilder<unknown>[] => [
  sql`create temporary table book on commit drop as
    with drawn as (
      select n, day, today, n % 25 = 0 as sells_card, ${drawn(1, 100)} as outcome, ${drawn(2, 100)} as paying,
        (array[2, 1, 3, 2])[${drawn(3, 4)} + 1] as guests, ${drawn(4, 2)} = 0 as wants_massage,
        least(day + time '12:00' - make_interval(days => ${drawn(5, 60)}), now - make_interval(days => ${drawn(6, 45)}))
          - make_interval(secs => 7200 + ${drawn(7, 36_000)}) as at
      from generate_series(1, ${reservations}::int) as n, lateral (select kuur_now() as now, kuur_now()::date as today) as moment,
        lateral (select today - ${(bookYears - 1) * 365}::int + ((n - 1)::bigint * ${bookDays} / ${reservations}::int)::int as day) as d
      where day is distinct from ${exceptDay}::date
    ), placed as (
      select *, ${outcome} as state, ${paidBy} as paid_by,
        row_number() over (partition by day, wants_massage and not sells_card and outcome < ${ends.cancelled} order by n) - 1 as slot
      from drawn
    )
    select n, ${idOf(sql`${venueId} || n`)} as id, case when sells_card then at::date else day end as day, today, at, state, paid_by,
      sells_card, case when sells_card then 1 else guests end as guests, slot::int as slot,
      wants_massage and not sells_card and paid_by <> 'visits' and outcome < ${ends.cancelled}
        and slot < ${resources * roundsOfDay} as has_massage,
      'book-' || n % ${Math.ceil(reservations / 4)}::int as customer_id, null::text as gift_card_id,
      0 as total, 0 as redeemed, 0 as paid
    from placed`,
  sql`update book set gift_card_id = card.id from (
      select n, row_number() over (order by at, n) as place from book where paid_by = 'giftCard'
    ) buyer join (
      select ${idOf(sql`id || 'card'`)} as id, at, row_number() over (order by at, n) as place
      from book where sells_card and state = 'confirmed'
    ) card using (place)
    where book.n = buyer.n and book.at > card.at`,
  sql`update book set paid_by = case when paid_by = 'giftCard' and gift_card_id is null then 'online' else paid_by end,
    total = case when sells_card then ${prices.giftCard} when paid_by = 'visits' then 0
      else guests * ${prices.entry} + case when has_massage then ${prices.massage} else 0 end end`,
  sql`update book set redeemed = case paid_by when 'giftCard' then least(total, ${prices.giftCard}::int)
    when 'promoCode' then round(total * 0.1)::int else 0 end`,
  sql`update book set paid = case when state = 'expired' or paid_by in ('desk', 'visits') then 0 else total - redeemed end`,
  sql`create unique index on book (id)`,
  sql`analyze book`,
];
