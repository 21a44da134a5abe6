import { sql } from 'kysely';
import type { ResourceRole } from '#domain/scheduling/day/day.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import { minuteOf } from '../days/dayRows.repo.ts';
import { capacityAt, leastCapacity } from '../days/poolTerms.repo.ts';
import { isAhead, isLive } from './changeScope.ts';
import type { ChangeScope } from './changeScope.ts';

export type ResourceClaimRow = {
  itemId: string;
  reservationId: string;
  productId: string;
  resourceId: string;
  role: ResourceRole;
  day: LocalDate;
  fromMinute: MinuteOfDay;
  toMinute: MinuteOfDay;
};

/** All that items hold of which one claim is of the scope. */
export async function claimsBesideResources(db: Db, scope: ChangeScope): Promise<ResourceClaimRow[]> {
  const inScope = scope.claimed
    ? sql`o.reservation_id = ${scope.reservationId}`
    : sql`o.resource_id = any(${[...(scope.resourceIds ?? [])]}::text[])`;
  const { rows } = await sql<ResourceClaimRow>`
    with place as materialized (
      select s.id, k.role from resource s join resource_kind k on k.venue_id = s.venue_id and k.id = s.kind_id
      where s.venue_id = ${scope.venueId}
    )
    select c.item_id, c.reservation_id, i.product_id, c.resource_id, place.role, c.day,
      ${minuteOf('lower')} as from_minute, ${minuteOf('upper')} as to_minute
    from resource_claim c
    join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    join place on place.id = c.resource_id
    where c.venue_id = ${scope.venueId} and c.state <> 'released' and ${isLive}
      and ${isAhead(scope, sql`c.day`, minuteOf('upper'))}
      and exists (select from resource_claim o where o.venue_id = c.venue_id and o.item_id = c.item_id
        and o.state <> 'released' and ${inScope})
    order by c.day, from_minute, c.item_id, c.resource_id`.execute(db);
  return rows;
}

export type PoolClaimRow = {
  itemId: string;
  reservationId: string;
  day: LocalDate;
  fromBucket: number;
  toBucket: number;
  units: number;
};

export async function overbookedDays(db: Db, scope: ChangeScope): Promise<{ poolId: string; day: LocalDate }[]> {
  const inScope = scope.claimed
    ? sql`p.id in (select c.pool_id from pool_claim c where c.venue_id = ${scope.venueId}
        and c.reservation_id = ${scope.reservationId} and c.state <> 'released')`
    : sql`p.id = any(${[...(scope.poolIds ?? [])]}::text[])`;
  const { rows } = await sql<{ poolId: string; day: LocalDate }>`
    with least_of as materialized (
      select p.id, ${leastCapacity} as capacity from pool p where p.venue_id = ${scope.venueId} and ${inScope}
    ), fullest as materialized (
      select b.pool_id, b.day, b.bucket, b.booked from pool_bucket b join least_of on least_of.id = b.pool_id
      where b.venue_id = ${scope.venueId} and b.day between ${scope.fromDay}::date and ${scope.toDay}::date
        and b.booked > least_of.capacity
    )
    select distinct f.pool_id, f.day from fullest f join pool p on p.venue_id = ${scope.venueId} and p.id = f.pool_id
    where f.booked > ${capacityAt(sql`f.day`, sql`f.bucket`)} order by f.pool_id, f.day`.execute(db);
  return rows;
}

/** The live claims in a pool, by priority: confirmed before held, then in the order of booking. */
export async function claimsInPool(
  db: Db,
  scope: ChangeScope,
  { poolId, days }: { poolId: string; days: readonly LocalDate[] },
): Promise<PoolClaimRow[]> {
  const { rows } = await sql<PoolClaimRow>`
    with live as materialized (
      select r.id, r.state from reservation r
      where r.venue_id = ${scope.venueId} and r.day = any(${[...days]}::date[]) and ${isLive}
    )
    select c.item_id, c.reservation_id, c.day, c.from_bucket, c.to_bucket, c.units
    from pool_claim c
    join live on live.id = c.reservation_id
    join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    where c.venue_id = ${scope.venueId} and c.pool_id = ${poolId} and c.state <> 'released'
      and ${isAhead(scope, sql`c.day`, sql`c.to_bucket * 15`)}
    order by c.day, live.state = 'hold', i.created_at, c.id`.execute(db);
  return rows;
}

/** Without parents of timed items, as an arrangement or an entry with a stay. */
const isTimed = sql`i.removed_at is null and i.start_minute is not null and i.end_minute is not null
  and i.object_type = 'product' and not exists (select from reservation_item a
    where a.venue_id = i.venue_id and a.parent_id = i.id and a.checkin_type and a.removed_at is null)`;

const isOf = ({ reservationId }: ChangeScope) =>
  reservationId === undefined ? sql`true` : sql`r.id = ${reservationId}`;

export type TimesRow = { day: LocalDate; startMinute: MinuteOfDay; endMinute: MinuteOfDay };

export async function timesBooked(db: Db, scope: ChangeScope): Promise<TimesRow[]> {
  const { rows } = await sql<TimesRow>`
    select distinct r.day, i.start_minute, i.end_minute
    from reservation_item i join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where i.venue_id = ${scope.venueId} and ${isTimed} and ${isLive} and ${isAhead(scope, sql`r.day`, sql`i.end_minute`)}
      and ${isOf(scope)}
    order by 1, 2, 3`.execute(db);
  return rows;
}

export type ItemRow = { itemId: string; reservationId: string; day: LocalDate };

export async function itemsAt(db: Db, scope: ChangeScope, times: readonly TimesRow[]): Promise<ItemRow[]> {
  const column = <K extends keyof TimesRow>(key: K): TimesRow[K][] => times.map((row) => row[key]);
  const { rows } = await sql<ItemRow>`
    select i.id as item_id, i.reservation_id, r.day
    from unnest(${column('day')}::date[], ${column('startMinute')}::int[], ${column('endMinute')}::int[])
      as t(day, start_minute, end_minute)
    join reservation r on r.venue_id = ${scope.venueId} and r.day = t.day
    join reservation_item i on i.venue_id = r.venue_id and i.reservation_id = r.id
      and i.start_minute = t.start_minute and i.end_minute = t.end_minute
    where ${isTimed} and ${isLive} and ${isOf(scope)}
    order by r.day, i.start_minute, i.id`.execute(db);
  return rows;
}

export async function itemsOfProduct(db: Db, scope: ChangeScope, productId: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id as item_id, i.reservation_id, r.day
    from reservation_item i join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where i.venue_id = ${scope.venueId} and i.product_id = ${productId} and i.removed_at is null and ${isLive}
      and ${isAhead(scope, sql`r.day`, sql`coalesce(i.end_minute, 1440)`)}
    order by r.day, i.start_minute, i.id`.execute(db);
  return rows;
}
