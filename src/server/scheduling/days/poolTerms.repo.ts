import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { cachedDays } from '#server/db/venueCache.ts';

/**
 * `capacitiesOn` of one bucket, for statements that write: the fewest of its exceptions, else of its hours, else the pool's
 * own. Expects `pool p`.
 */
export const capacityAt = (day: RawBuilder<unknown>, bucket: RawBuilder<unknown>) => sql<number>`coalesce(
  (select min(e.capacity) from pool_exception e
    where e.venue_id = p.venue_id and e.pool_id = p.id and ${day} between e.from_date and e.to_date
      and ${bucket} * 15 >= coalesce(e.from_minute, 0) and ${bucket} * 15 < coalesce(e.to_minute, 1440)),
  (select min(h.capacity) from pool_hours h
    where h.venue_id = p.venue_id and h.pool_id = p.id and extract(isodow from ${day})::int = any(h.weekdays)
      and ${bucket} * 15 >= h.from_minute and ${bucket} * 15 < h.to_minute),
  p.capacity)`;

/** No bucket of the pool has fewer places by its terms. Expects `pool p`. */
export const leastCapacity = sql<number>`least(p.capacity,
  (select min(e.capacity) from pool_exception e where e.venue_id = p.venue_id and e.pool_id = p.id),
  (select min(h.capacity) from pool_hours h where h.venue_id = p.venue_id and h.pool_id = p.id))`;

/** Expects `pool p`. */
export const poolHoursRows = sql`(select coalesce(jsonb_agg(jsonb_build_object('weekdays', h.weekdays,
    'fromMinute', h.from_minute, 'toMinute', h.to_minute, 'capacity', h.capacity) order by h.position), '[]')
  from pool_hours h where h.venue_id = p.venue_id and h.pool_id = p.id)`;

/** With the exceptions that touch a day of the range. Expects `pool p`; the columns are those of `PoolTerms`. */
export const poolTermsColumns = ({ fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate }) => sql`p.capacity,
  ${poolHoursRows} as hours,
  (select coalesce(jsonb_agg(jsonb_build_object('fromDate', e.from_date, 'toDate', e.to_date, 'capacity', e.capacity,
      'fromMinute', coalesce(e.from_minute, 0), 'toMinute', coalesce(e.to_minute, 1440))), '[]')
    from pool_exception e where e.venue_id = p.venue_id and e.pool_id = p.id
      and e.from_date <= ${toDay}::date and e.to_date >= ${fromDay}::date) as exceptions`;

type Range = { venueId: string; fromDay: LocalDate; toDay: LocalDate };

/** By id, of removed pools too; without `poolIds` of all. With the exceptions of the range, and others. */
export async function readPoolTerms(
  db: Db,
  { venueId, poolIds, fromDay, toDay }: Range & { poolIds?: readonly string[] },
): Promise<Map<string, PoolTerms>> {
  const isOf = poolIds === undefined ? sql`true` : sql`p.id = any(${[...poolIds]}::text[])`;
  const query = { key: ['poolTerms', poolIds], fromDay, toDay };
  const rows = await cachedDays(db, venueId, query, async (days) => {
    const answer = await sql<PoolTerms & { id: string }>`select p.id, ${poolTermsColumns(days)} from pool p
      where p.venue_id = ${venueId} and ${isOf} order by p.id`.execute(db);
    return answer.rows;
  });
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
}
