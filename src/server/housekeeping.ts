import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

const outdated = [
  sql`delete from idempotency_key where created_at < kuur_now() - interval '24 hours'`,
  sql`delete from throttle where window_start < kuur_now() - interval '24 hours'`,
  sql`delete from proposal where created_at < kuur_now() - interval '24 hours'`,
  sql`delete from access_token where expires_at < kuur_now()`,
  sql`delete from job where done_at < kuur_now() - interval '30 days' and kind like 'mail.%'`,
];

/** Removes outdated rows of all venues; answers how many. Dead letters and everything about money stay. */
export async function removeOutdated(db: Db): Promise<number> {
  let removed = 0;
  for (const statement of outdated) removed += Number((await statement.execute(db)).numAffectedRows ?? 0n);
  return removed;
}
