import { sql } from 'kysely';
import { openDatabase } from '#server/db/openDatabase.ts';
import { addDays } from '#domain/values/localDate.ts';
import { days, firstDay, prepare } from '../../prepare.ts';
import type { Store } from '../../prepare.ts';
import { contests, contestStock } from './fillShop.ts';

const firstContestDay = addDays(firstDay, days);

export const contestDay = (contest: number): string => addDays(firstContestDay, contest);

/** The demo venue with plenty of room, everything paid at the venue, and days with as many places as the shop has of a contest's product. */
export async function prepareSpa(store: Store): Promise<void> {
  await prepare(store);
  const { db, close } = await openDatabase(store);
  await sql`update product set payment_moment = 'location'`.execute(db);
  await sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity)
    select p.venue_id, p.id, ${firstContestDay}::date + d, b, ${contestStock}
    from pool p, generate_series(0, ${contests - 1}::int) as d, generate_series(0, 95) as b
    on conflict (venue_id, pool_id, day, bucket) do update set capacity = excluded.capacity`.execute(db);
  await close();
}
