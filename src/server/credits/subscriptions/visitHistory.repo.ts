import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

export interface VisitChange {
  kind: 'bought' | 'redeemed' | 'returned' | 'corrected' | 'blocked' | 'freed';
  /** Visits; below 0 when the card pays. */
  change: number;
  at: Date;
  number: string | null;
  /** What staff said; empty when nobody did. */
  reason: string;
}

/** Newest first, the day of buying at the end. */
export async function visitChanges(
  db: Db,
  { venueId, subscriptionId }: { venueId: string; subscriptionId: string },
): Promise<VisitChange[]> {
  const { rows } = await sql<VisitChange>`
    with use as (
      select u.*, r.number from subscription_use u
      join reservation r on r.venue_id = u.venue_id and r.id = u.reservation_id
      where u.venue_id = ${venueId} and u.subscription_id = ${subscriptionId}
    )
    select * from (
      select 'redeemed' as kind, -visits::int as change, at, number, '' as reason, 1 as place from use
      union all select 'returned', visits, returned_at, number, '', 2 from use where returned_at is not null
      union all select kind, -change, at, null, left(reason, 500), 1 from subscription_correction
        where venue_id = ${venueId} and subscription_id = ${subscriptionId}
      union all select 'bought', coalesce(s.amount, 0), s.created_at, r.number, '', 0 from subscription s
        left join reservation_item i on i.venue_id = s.venue_id and i.id = s.item_id
        left join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
        where s.venue_id = ${venueId} and s.id = ${subscriptionId}
    ) as history
    order by place = 0, at desc, place desc, number limit 500`.execute(db);
  return rows.map(({ kind, change, at, number, reason }) => ({ kind, change, at, number, reason }));
}
