import { sql } from 'kysely';
import type { ToDeliver } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { Period } from './sales.repo.ts';

/** At the end of the last day, or now; what is blocked or no longer usable by then is not to be delivered. One statement. */
export async function readToDeliver(db: Db, { venueId, timeZone, to }: Period): Promise<ToDeliver> {
  const end = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
  const isUsable = sql`(usable_to is null or usable_to >= least(${to}::date, (kuur_now() at time zone ${timeZone})::date))`;
  const { rows } = await sql<{ toDeliver: ToDeliver }>`
    with card as (
      select g.kind, sum(e.amount) as balance from gift_card g
      join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id and e.at < ${end}
      where g.venue_id = ${venueId} and ${isUsable}
      group by g.venue_id, g.id, g.kind
      having sum(e.amount) > 0
        and coalesce((array_agg(e.kind order by e.place desc) filter (where e.kind in ('blocked', 'freed')))[1], '') <> 'blocked'
    ), visits as (
      select s.id, s.amount, coalesce(i.price, 0) as price, s.amount - coalesce((select sum(u.visits) from subscription_use u
          where u.venue_id = s.venue_id and u.subscription_id = s.id and u.at < ${end}
            and (u.returned_at is null or u.returned_at >= ${end})), 0)
        - coalesce((select sum(c.change) from subscription_correction c
          where c.venue_id = s.venue_id and c.subscription_id = s.id and c.at < ${end}), 0) as rest
      from subscription s left join reservation_item i on i.venue_id = s.venue_id and i.id = s.item_id
      where s.venue_id = ${venueId} and s.amount is not null and s.created_at < ${end} and ${isUsable}
    )
    select jsonb_build_object(
      'giftCards', (select ${credit(sql`count(*)`, sql`sum(balance)`)} from card where kind = 'giftCard'),
      'vouchers', (select ${credit(sql`count(*)`, sql`sum(balance)`)} from card where kind = 'voucher'),
      'multiVisitCards', (select ${credit(sql`sum(rest)`, sql`sum(round(price::numeric * rest / amount))`)}
        from visits where rest > 0),
      'prepaid', (select coalesce(sum(l.amount), 0) from ledger_entry l
        join reservation r on r.venue_id = l.venue_id and r.id = l.reservation_id
        where l.venue_id = ${venueId} and r.day > ${to}::date and l.at < ${end})) as to_deliver`.execute(db);
  return rows[0]!.toDeliver;
}

const credit = (units: ReturnType<typeof sql>, amount: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('count', count(*), 'units', coalesce(${units}, 0), 'amount', coalesce(${amount}, 0))`;
