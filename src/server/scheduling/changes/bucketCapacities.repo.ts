import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { capacityAt } from '../days/poolTerms.repo.ts';

/**
 * Sets the existing buckets from this day on to the capacity of their pool, but never below what is booked.
 * The caller holds `lockPlanExclusive`. Locks buckets in ascending order.
 */
export async function updateBucketCapacities(
  tx: Tx,
  { venueId, poolIds, fromDay }: { venueId: string; poolIds: readonly string[]; fromDay: LocalDate },
): Promise<void> {
  const differs = sql`b.venue_id = ${venueId} and b.pool_id = any(${[...poolIds]}::text[]) and b.day >= ${fromDay}::date
    and p.venue_id = b.venue_id and p.id = b.pool_id and b.capacity <> ${capacityAt(sql`b.day`, sql`b.bucket`)}`;
  await sql`select from pool_bucket b, pool p where ${differs}
    order by b.pool_id, b.day, b.bucket for update of b`.execute(tx);
  await sql`update pool_bucket b set capacity = greatest(b.booked, ${capacityAt(sql`b.day`, sql`b.bucket`)})
    from pool p where ${differs}`.execute(tx);
}
