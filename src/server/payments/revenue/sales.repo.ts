import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { bookedStates } from '#domain/booking/bookedStates.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { CreditedSale, RevenueLine } from '#domain/payments/revenueLines.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { isMultiPurpose } from '../receipts/receipt.repo.ts';

/** Days of the venue, both inclusive. */
export type Period = { venueId: string; timeZone: string; from: LocalDate; to: LocalDate };

const orderTypes = sql.join(Object.values(FlowType).filter((type) => flowNeeds.isOrderCard({ type })));

export const within = (moment: RawBuilder<unknown>, { timeZone, from, to }: Period): RawBuilder<unknown> =>
  sql`${moment} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${moment} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`;

const isBooked = sql`r.state in (${sql.join([...bookedStates])})`;

/** A visit on its day, an order when it was confirmed, and once more, with sign -1, when it was cancelled. */
const sales = (period: Period) => sql`
  select r.venue_id, r.id, r.confirmed_at, r.state, f.type as flow_type, r.day, 1 as sign
  from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
  where r.venue_id = ${period.venueId} and f.type not in (${orderTypes}) and ${isBooked}
    and r.day between ${period.from}::date and ${period.to}::date
  union all
  select r.venue_id, r.id, r.confirmed_at, r.state, f.type, (r.confirmed_at at time zone ${period.timeZone})::date, 1
  from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
  where r.venue_id = ${period.venueId} and f.type in (${orderTypes}) and ${within(sql`r.confirmed_at`, period)}
  union all
  select r.venue_id, r.id, r.confirmed_at, r.state, f.type, (r.ended_at at time zone ${period.timeZone})::date, -1
  from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
  where r.venue_id = ${period.venueId} and f.type in (${orderTypes}) and r.confirmed_at is not null
    and r.state = 'cancelled' and ${within(sql`r.ended_at`, period)}`;

/** Of `s`; a cancelled order keeps what it was bought with. Promo codes and vouchers change what is taxed. */
const credits = sql`(select d.kind, d.amount, coalesce(i.vat_rate, 0)::int as vat_rate, g.product_id, d.created_at, d.id
  from redemption d
  left join gift_card g on g.venue_id = d.venue_id and g.id = d.gift_card_id
  left join reservation_item i on i.venue_id = g.venue_id and i.id = g.item_id
  where d.venue_id = s.venue_id and d.reservation_id = s.id and d.kind <> 'giftCard'
    and (d.state <> 'released' or (s.state = 'cancelled' and exists (select from ledger_entry l
      where l.venue_id = d.venue_id and l.redemption_id = d.id and l.amount < 0 and l.at >= s.confirmed_at))))`;

/** Of `s`. Expects `reservation_item i`. */
const isSold = sql`i.venue_id = s.venue_id and i.reservation_id = s.id and i.price > 0
  and (i.removed_at is null or (s.state = 'cancelled' and i.removed_at > s.confirmed_at))`;

/** Sales that no promo code or voucher paid, summed by what they cost. */
export async function plainLines(db: Db, period: Period): Promise<RevenueLine[]> {
  const { rows } = await sql<RevenueLine>`
    with s as (${sales(period)})
    select s.day as date, i.product_id, i.type::int, i.vat_rate::int, i.price, 0 as discount,
      case when ${isMultiPurpose(sql`s.flow_type`)} then 'multiPurpose' else 'taxed' end as kind, sum(s.sign)::int as count
    from s join reservation_item i on ${isSold}
    where not exists ${credits}
    group by 1, 2, 3, 4, 5, 7 having sum(s.sign) <> 0`.execute(db);
  return rows;
}

export async function creditedSales(db: Db, period: Period): Promise<CreditedSale[]> {
  const { rows } = await sql<CreditedSale>`
    with s as (${sales(period)})
    select s.day as date, s.sign,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'productId', i.product_id, 'type', i.type,
          'price', i.price, 'vatRate', i.vat_rate, 'isMultiPurpose', ${isMultiPurpose(sql`s.flow_type`)}) order by i.id), '[]')
        from reservation_item i where ${isSold}) as items,
      (select coalesce(sum(c.amount), 0)::int from ${credits} c where c.kind = 'promoCode') as discount,
      (select coalesce(jsonb_agg(jsonb_build_object('vatRate', c.vat_rate, 'worth',
          (select coalesce(jsonb_agg(jsonb_build_object('productId', w.product_id, 'quantity', w.quantity)
            order by w.product_id), '[]')
          from voucher_worth w where w.venue_id = s.venue_id and w.voucher_id = c.product_id))
        order by c.created_at, c.id), '[]') from ${credits} c where c.kind = 'voucher') as vouchers
    from s where exists ${credits}
    order by s.day, s.id, s.sign desc`.execute(db);
  return rows;
}

/** Of the day's bookings, in cents. */
export async function openByDay(db: Db, period: Period): Promise<Map<LocalDate, Cents>> {
  const { rows } = await sql<{ date: LocalDate; open: Cents }>`
    with s as (${sales(period)})
    select s.day as date, sum(greatest(r.total - r.total_paid, 0))::int as open
    from s join reservation r on r.venue_id = s.venue_id and r.id = s.id
    where s.sign > 0 and ${isBooked} group by s.day`.execute(db);
  return new Map(rows.map(({ date, open }) => [date, open]));
}

export async function namesOf(
  db: Db,
  { venueId, ids }: { venueId: string; ids: string[] },
): Promise<Map<string, Translated<RichText>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('venueId', '=', venueId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
