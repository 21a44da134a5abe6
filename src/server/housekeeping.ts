import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

const outdated = [
  sql`update reservation set origin_hash = null, wide_origin_hash = null
    where origin_hash is not null and state <> 'hold' and (day < current_date - 1 or ended_at < kuur_now() - interval '24 hours'
      or (total_paid >= total and confirmed_at < kuur_now() - interval '24 hours'))`,
  sql`delete from idempotency_key where created_at < kuur_now() - interval '24 hours'`,
  sql`delete from throttle where window_start < kuur_now() - interval '24 hours'`,
  sql`delete from known_network where seen_at < kuur_now() - interval '90 days'`,
  sql`delete from proposal where created_at < kuur_now() - interval '24 hours'`,
  sql`delete from access_token where expires_at < kuur_now() or last_used_at < kuur_now() - interval '7 days'`,
  sql`delete from mailed_link where expires_at < kuur_now()`,
  sql`delete from login_challenge where expires_at < kuur_now()`,
  sql`delete from passkey_challenge where expires_at < kuur_now()`,
  sql`delete from job where done_at < kuur_now() - interval '1 hour'
    and kind in ('people.resetRequested', 'mailbox.forget')`,
  sql`update customer c set pending_email = null where pending_email is not null and not exists (
    select from mailed_link l where l.venue_id = c.venue_id and l.subject_kind = 'customer' and l.subject_id = c.id
      and l.purpose = 'confirm_email')`,
  sql`delete from job where done_at < kuur_now() - interval '30 days' and kind like 'mail.%'`,
];

/** Removes outdated rows of all venues; answers how many. Dead letters and everything about money stay. */
export async function removeOutdated(db: Db): Promise<number> {
  let removed = 0;
  for (const statement of outdated) removed += Number((await statement.execute(db)).numAffectedRows ?? 0n);
  return removed;
}
