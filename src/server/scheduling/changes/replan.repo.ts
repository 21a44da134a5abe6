import { sql } from 'kysely';
import { usualChangingGap } from '#domain/scheduling/day/day.ts';
import type { BookedItem } from '#domain/scheduling/day/existingBookings.ts';
import type { PoolClaim, ResourceClaim } from '#domain/scheduling/changes/bookedDay.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { minuteOf } from '../days/dayRows.repo.ts';
import { isLive } from './changeScope.ts';

/** What is blocked is claimed by the blocked time itself, as if by an item of no reservation. */
export async function heldResources(db: Db, venueId: string, day: LocalDate): Promise<ResourceClaim[]> {
  const { rows } = await sql<ResourceClaim>`
    select coalesce(c.reservation_id, '') as reservation_id, coalesce(c.item_id, c.blocked_time_id) as item_id, c.resource_id,
      ${minuteOf('lower')} as "from", ${minuteOf('upper')} as "to"
    from resource_claim c left join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    where c.venue_id = ${venueId} and c.day = ${day}::date and c.state <> 'released'
      and (c.blocked_time_id is not null or ${isLive})`.execute(db);
  return rows;
}

export async function heldPlaces(db: Db, venueId: string, day: LocalDate): Promise<PoolClaim[]> {
  const { rows } = await sql<PoolClaim>`
    select c.reservation_id, c.item_id, c.pool_id, c.from_bucket, c.to_bucket, c.units
    from pool_claim c join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    where c.venue_id = ${venueId} and c.day = ${day}::date and c.state <> 'released' and ${isLive}`.execute(db);
  return rows;
}

export type GroupRow = { id: string; personCount: number; startMinute: number | null; endMinute: number | null };

export function groupsOf(db: Db, venueId: string, ids: readonly string[]): Promise<GroupRow[]> {
  return db
    .selectFrom('reservation')
    .select(['id', 'personCount', 'startMinute', 'endMinute'])
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

export type GroupItemRow = BookedItem & {
  reservationId: string;
  parentId: string | null;
  objectType: 'product' | 'collection';
};

export function itemsOfGroups(db: Db, venueId: string, ids: readonly string[]): Promise<GroupItemRow[]> {
  return db
    .selectFrom('reservationItem')
    .select(['id', 'reservationId', 'person', 'parentId', 'productId', 'unitId', 'objectType', 'checkinType'])
    .select(['startMinute', 'endMinute'])
    .where('venueId', '=', venueId)
    .where('reservationId', 'in', ids)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function activitiesOf(
  db: Db,
  venueId: string,
  productIds: readonly string[],
): Promise<Map<string, { activity: Activity; poolId: string }>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('venueId', '=', venueId)
    .where('productId', 'in', productIds)
    .execute();
  return new Map(rows.map(({ venueId: _, productId, poolId, ...activity }) => [productId, { activity, poolId }]));
}

export async function changingGapOf(db: Db, venueId: string): Promise<number> {
  const { settings } = await db
    .selectFrom('venue')
    .select('settings')
    .where('venueId', '=', venueId)
    .executeTakeFirstOrThrow();
  return settings.changingGap ?? usualChangingGap;
}
