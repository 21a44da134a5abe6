import { sql } from 'kysely';
import type { ResourceRole } from '#domain/scheduling/day/day.ts';
import type { RosterChange, RosterPattern } from '#domain/scheduling/day/capacity.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { ClaimState } from '#server/db/schedulingTables.ts';
import type { Db } from '#server/db/schema.ts';
import { cachedDays } from '#server/db/venueCache.ts';

/** Past its time without a payment that may still succeed. Expects `reservation r`. */
export const isExpired = sql`r.state = 'hold' and r.expires_at <= kuur_now() and not exists (select from payment
  where payment.venue_id = r.venue_id and payment.reservation_id = r.id
    and payment.state in ('creating', 'open', 'pending', 'authorized'))`;

/** Of a hold that is expired. Only a claim in state `hold` asks for its reservation. Expects a claim `c`. */
export const isExpiredClaim = sql`(c.state = 'hold' and exists (select from reservation r
  where r.venue_id = c.venue_id and r.id = c.reservation_id and ${isExpired}))`;

export type DayRange = { venueId: string; fromDay: LocalDate; toDay: LocalDate };

export type ResourceRow = {
  id: string;
  name: string;
  kindId: string;
  role: ResourceRole;
  skillIds: string[];
  roster: RosterPattern;
  changes: (RosterChange & { id: string; reason: string })[];
};

/** With the changes that touch a day of the range, and others. */
export const readResources = (db: Db, { venueId, ...days }: DayRange): Promise<ResourceRow[]> =>
  cachedDays(db, venueId, { key: ['resources'], ...days }, (range) => resourceRows(db, { venueId, ...range }));

async function resourceRows(db: Db, { venueId, fromDay, toDay }: DayRange): Promise<ResourceRow[]> {
  const answer = await sql<ResourceRow>`
    select r.id, r.name, r.kind_id, k.role,
      jsonb_build_object('fromDate', r.roster_from, 'weeks', r.roster_weeks) as roster,
      (select coalesce(jsonb_agg(s.skill_id order by s.skill_id), '[]') from resource_skill s
        where s.venue_id = r.venue_id and s.resource_id = r.id) as skill_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'reason', e.reason, 'fromDate', e.from_date, 'toDate', e.to_date, 'kind', e.kind,
          'blocks', e.blocks) order by e.id), '[]') from roster_exception e
        where e.venue_id = r.venue_id and e.resource_id = r.id
          and e.from_date <= ${toDay}::date and e.to_date >= ${fromDay}::date) as changes
    from resource r join resource_kind k on k.venue_id = r.venue_id and k.id = r.kind_id
    where r.venue_id = ${venueId} and r.active order by r.position, r.id`.execute(db);
  return answer.rows;
}

export type OtherClaimRow = { day: LocalDate; resourceId: string; fromMinute: number; toMinute: number };

export async function readOtherClaims(
  db: Db,
  { venueId, fromDay, toDay }: DayRange,
  ownReservationId: string | null,
): Promise<OtherClaimRow[]> {
  const answer = await sql<OtherClaimRow>`
    select c.day, c.resource_id, ${minuteOf('lower')} as from_minute, ${minuteOf('upper')} as to_minute
    from resource_claim c
    where c.venue_id = ${venueId} and c.state <> 'released' and c.day between ${fromDay}::date and ${toDay}::date
      and c.reservation_id is distinct from ${ownReservationId} and not ${isExpiredClaim}
    order by c.day, c.resource_id, from_minute`.execute(db);
  return answer.rows;
}

export type ClaimedResource = {
  itemId: string;
  resourceId: string;
  day: string;
  fromMinute: number;
  toMinute: number;
};

export async function resourceClaimsInState(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
  states: ClaimState[],
): Promise<ClaimedResource[]> {
  const answer = await sql<ClaimedResource>`
    select distinct item_id, resource_id, day, ${minuteOf('lower')} as from_minute, ${minuteOf('upper')} as to_minute
    from resource_claim c
    where venue_id = ${venueId} and reservation_id = ${reservationId} and state = any(${states}::text[])
    order by item_id, from_minute, resource_id`.execute(db);
  return answer.rows;
}

/** A bound of a claim as minutes of its day. Expects `resource_claim c`. */
export const minuteOf = (bound: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(bound)}(c.during) - c.day::timestamp) / 60)::int`;
