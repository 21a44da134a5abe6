import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';

export interface Finding {
  /** What must hold, in words. */
  invariant: string;
  count: number;
}

/** Each selects the rows that break the rule of its name. */
const invariants: Record<string, RawBuilder<unknown>> = {
  'a counter is the sum of its live claims and within capacity': sql`
    select 1 from pool_bucket b
    left join pool_claim c on c.venue_id = b.venue_id and c.pool_id = b.pool_id and c.day = b.day
      and c.state <> 'released' and b.bucket >= c.from_bucket and b.bucket < c.to_bucket
    group by b.venue_id, b.pool_id, b.day, b.bucket
    having b.booked <> coalesce(sum(c.units), 0) or b.booked > b.capacity`,
  'a live claim has a counter in every quarter': sql`
    select 1 from pool_claim c, generate_series(c.from_bucket, c.to_bucket - 1) as quarter
    where c.state <> 'released' and not exists (select from pool_bucket b where b.venue_id = c.venue_id
      and b.pool_id = c.pool_id and b.day = c.day and b.bucket = quarter)`,
  'a booked stay has its place for good': sql`
    select 1 from reservation r
    join reservation_item i on i.venue_id = r.venue_id and i.reservation_id = r.id
    where r.state in ('confirmed', 'checked_in') and i.checkin_type and i.removed_at is null
      and not exists (select from pool_claim c where c.venue_id = i.venue_id and c.item_id = i.id and c.state = 'confirmed')`,
  'what has ended holds no place': sql`
    select 1 from pool_claim c join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    where c.state <> 'released' and r.state in ('expired', 'cancelled')`,
  'no hold outlives its time by a minute, unless a payment may still succeed': sql`
    select 1 from reservation r
    where r.state = 'hold' and r.expires_at < kuur_now() - interval '1 minute'
      and not exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id
        and p.state in ('creating', 'open', 'pending', 'authorized'))`,
  'what was paid is the sum of the ledger': sql`
    select 1 from reservation r
    left join ledger_entry l on l.venue_id = r.venue_id and l.reservation_id = r.id
    group by r.venue_id, r.id having r.total_paid <> coalesce(sum(l.amount), 0)`,
  'a confirmation orders its mail': sql`
    select 1 from reservation_event e
    where e.kind = 'confirmed' and not exists (select from job j where j.venue_id = e.venue_id
      and j.kind = 'mail.send' and j.key = 'confirmation:' || e.reservation_id)`,
  'no payment stays in creation for ten minutes': sql`
    select 1 from payment where state = 'creating' and created_at < kuur_now() - interval '10 minutes'`,
};

/** What must always be true of the data, asked of the data: the rules that are broken, and how often. Changes nothing. */
export async function audit(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [invariant, breaches] of Object.entries(invariants)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${breaches}) as breach`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) findings.push({ invariant, count });
  }
  return findings;
}
