import { sql } from 'kysely';
import type { LedgerSum } from '#domain/payments/revenue.ts';
import type { Db } from '#server/db/schema.ts';
import { within } from './sales.repo.ts';
import type { Period } from './sales.repo.ts';

/** By day of the venue: its long and its short night are one day each. */
export async function ledgerSums(db: Db, period: Period): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    select (l.at at time zone ${period.timeZone})::date as date,
      case when l.kind = 'giftCard' and l.redemption_id is null then 'toGiftCard'
        when l.kind = 'deskRefund' then 'desk' else l.kind end as kind,
      case l.kind when 'paid' then p.method when 'desk' then l.reason when 'deskRefund' then l.reason else '' end as method, sum(l.amount)::int as amount
    from ledger_entry l left join payment p on p.venue_id = l.venue_id and p.id = l.payment_id
    where l.venue_id = ${period.venueId} and ${within(sql`l.at`, period)}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
