import { sql } from 'kysely';
import type { ResourceRole } from '#domain/scheduling/day/day.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { isExpiredClaim, minuteOf } from '../days/dayRows.repo.ts';
import type { DayRange } from '../days/dayRows.repo.ts';

export type PoolDayRow = {
  day: LocalDate;
  id: string;
  name: string;
  buckets: { bucket: number; booked: number }[];
};

/** Every pool that stands, or held something on these days, on each of them; by day, then by name. */
export async function poolDays(db: Db, { venueId, fromDay, toDay }: DayRange): Promise<PoolDayRow[]> {
  const { rows } = await sql<PoolDayRow>`
    with held as materialized (
      select b.pool_id, b.day, jsonb_agg(jsonb_build_object('bucket', b.bucket, 'booked', b.booked)) as buckets
      from pool_bucket b
      where b.venue_id = ${venueId} and b.day between ${fromDay}::date and ${toDay}::date and b.booked > 0
      group by b.pool_id, b.day
    )
    select d::date as day, p.id, p.name, coalesce(h.buckets, '[]') as buckets
    from pool p cross join generate_series(${fromDay}::timestamp, ${toDay}::timestamp, '1 day') as d
    left join held h on h.pool_id = p.id and h.day = d::date
    where p.venue_id = ${venueId} and (p.removed_at is null or exists (select from held where held.pool_id = p.id))
    order by d, lower(p.name), p.id`.execute(db);
  return rows;
}

export type KindRow = { id: string; name: Translated; role: ResourceRole };

export async function kindsInUse(db: Db, venueId: string): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select k.id, k.name, k.role from resource_kind k where k.venue_id = ${venueId}
      and exists (select from resource r where r.venue_id = k.venue_id and r.kind_id = k.id)
    order by array_position(array['therapist', 'room', 'device'], k.role), lower(k.name ->> 'nl'), k.id`.execute(db);
  return rows;
}

export type HeldRow = {
  day: LocalDate;
  resourceId: string;
  name: string;
  kindId: string;
  active: boolean;
  from: number;
  to: number;
};

export async function heldResources(db: Db, { venueId, fromDay, toDay }: DayRange): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select c.day, c.resource_id, s.name, s.kind_id, s.active, ${minuteOf('lower')} as "from", ${minuteOf('upper')} as "to"
    from resource_claim c
    join resource s on s.venue_id = c.venue_id and s.id = c.resource_id
    where c.venue_id = ${venueId} and c.reservation_id is not null and c.state <> 'released'
      and c.day between ${fromDay}::date and ${toDay}::date and not ${isExpiredClaim}
    order by c.day, c.resource_id, "from"`.execute(db);
  return rows;
}

export type BlockedRow = { day: LocalDate; resourceId: string; from: number; to: number };

export function blockedBetween(db: Db, { venueId, fromDay, toDay }: DayRange): Promise<BlockedRow[]> {
  return db
    .selectFrom('blockedTime')
    .select(['day', 'resourceId', 'fromMinute as from', 'toMinute as to'])
    .where('venueId', '=', venueId)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .orderBy('day')
    .orderBy('resourceId')
    .orderBy('fromMinute')
    .execute();
}
