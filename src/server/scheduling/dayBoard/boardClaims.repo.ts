import { sql } from 'kysely';
import type { StayClaim } from '#domain/booking/dayBoard/boardDay.ts';
import type { PoolClaim, ResourceClaim } from '#domain/scheduling/changes/bookedDay.ts';
import type { PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { cachedDays } from '#server/db/venueCache.ts';
import { isExpiredClaim, minuteOf } from '../days/dayRows.repo.ts';
import { poolTermsColumns } from '../days/poolTerms.repo.ts';

type Day = { venueId: string; date: LocalDate };

const isHeld = (day: LocalDate) => sql`c.day = ${day}::date and c.state <> 'released' and not ${isExpiredClaim}`;

/** Also of guests who have gone or did not come. */
export async function resourceClaimsOn(db: Db, { venueId, date }: Day): Promise<ResourceClaim[]> {
  const { rows } = await sql<ResourceClaim>`
    select c.reservation_id, c.item_id, c.resource_id, ${minuteOf('lower')} as "from", ${minuteOf('upper')} as "to"
    from resource_claim c
    where c.venue_id = ${venueId} and c.reservation_id is not null and ${isHeld(date)} order by "from", c.resource_id`.execute(
    db,
  );
  return rows;
}

/** Without stays. */
export async function sessionClaimsOn(db: Db, { venueId, date }: Day): Promise<PoolClaim[]> {
  const { rows } = await sql<PoolClaim>`
    select c.reservation_id, c.item_id, c.pool_id, c.from_bucket, c.to_bucket, c.units
    from pool_claim c join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    where c.venue_id = ${venueId} and not i.checkin_type and ${isHeld(date)}
    order by c.from_bucket, c.item_id`.execute(db);
  return rows;
}

/** Also of guests who have gone or did not come. */
export async function stayClaimsOn(db: Db, { venueId, date }: Day): Promise<StayClaim[]> {
  const { rows } = await sql<StayClaim>`
    select c.pool_id, c.from_bucket, c.to_bucket, sum(c.units)::int as units
    from pool_claim c join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    where c.venue_id = ${venueId} and i.checkin_type and ${isHeld(date)}
    group by c.pool_id, c.from_bucket, c.to_bucket`.execute(db);
  return rows;
}

type PoolOfDay = PoolTerms & { id: string; name: string; hasSessions: boolean };

/** With their exceptions of the day, and others, and whether products hold sessions in them. */
export const poolsOn = (db: Db, { venueId, date }: Day): Promise<PoolOfDay[]> =>
  cachedDays(db, venueId, { key: ['pools'], fromDay: date, toDay: date }, (days) => poolsIn(db, venueId, days));

async function poolsIn(db: Db, venueId: string, days: { fromDay: LocalDate; toDay: LocalDate }): Promise<PoolOfDay[]> {
  const { rows } = await sql<PoolOfDay>`
    select p.id, p.name, ${poolTermsColumns(days)},
      exists (select from product_pool s where s.venue_id = p.venue_id and s.pool_id = p.id) as has_sessions
    from pool p
    where p.venue_id = ${venueId} and p.removed_at is null
    order by lower(p.name), p.id`.execute(db);
  return rows;
}
