import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import type { ResourceRole, VenueDay } from '#domain/scheduling/day/day.ts';
import { freeSpans, workingTimes } from '#domain/scheduling/day/capacity.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { datesBetween, daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { readResources, readOtherClaims, resourceClaimsInState } from './dayRows.repo.ts';
import type { ClaimedResource, DayRange, ResourceRow, OtherClaimRow } from './dayRows.repo.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { freeOfPools } from './freePlaces.service.ts';

export type ResourceDaysQuery = DayRange & {
  now: { today: LocalDate; minute: MinuteOfDay };
  ownReservationId: string | null;
};

export type PoolsQuery = DayRange & { poolIds: readonly string[]; replacedItemIds?: readonly string[] };

export async function readDays(db: Db, query: ResourceDaysQuery & PoolsQuery): Promise<VenueDay[]> {
  const [days, pools] = await together([readResourceDays(db, query), readPools(db, query)]);
  return withPools(days, pools);
}

/** Without pools. */
export async function readResourceDays(db: Db, query: ResourceDaysQuery): Promise<VenueDay[]> {
  const { venueId, fromDay, toDay, now } = query;
  const [opening, resources, claims] = await together([
    openingTimesBetween(db, venueId, fromDay, toDay),
    readResources(db, query),
    readOtherClaims(db, query, query.ownReservationId),
  ]);
  const otherClaims = groupBy(claims, ({ day, resourceId }) => `${day} ${resourceId}`);
  const roles = rolesOf(resources);
  return datesBetween(fromDay, toDay).map((date): VenueDay => {
    const blocks = opening.blocksOn(date);
    const worksOf = workingTimes(date, blocks);
    return {
      date,
      blocks,
      earliest: earliestMinute(date, now),
      lead: daysBetween(now.today, date) * 1_440 - now.minute,
      resources: resources.map((resource) => ({
        id: resource.id,
        skills: keysOf(resource),
        works: worksOf(resource.roster, resource.changes),
        otherClaims: otherClaims.get(`${date} ${resource.id}`)?.map(spanOf) ?? [],
      })),
      pools: [],
      roles,
    };
  });
}

const spanOf = ({ fromMinute, toMinute }: OtherClaimRow): Span => ({ from: fromMinute, to: toMinute });

const keysOf = ({ kindId, skillIds }: ResourceRow): string[] => [
  needKey({ kindId, skillId: null }),
  ...skillIds.map((skillId) => needKey({ kindId, skillId })),
];

const rolesOf = (resources: readonly ResourceRow[]): Map<string, ResourceRole> =>
  new Map(resources.flatMap((resource) => keysOf(resource).map((key): [string, ResourceRole] => [key, resource.role])));

type FreePool = { id: string; free: Map<LocalDate, Int32Array> };

export const withPools = (days: readonly VenueDay[], pools: readonly FreePool[]): VenueDay[] =>
  days.map((day) => ({
    ...day,
    pools: pools.map(({ id, free }) => ({ id, free: freeSpans(free.get(day.date) ?? [], day.blocks) })),
  }));

/** Asks the database only when there is one. */
export async function readPools(db: Db, { poolIds, replacedItemIds, ...range }: PoolsQuery): Promise<FreePool[]> {
  const ids = [...new Set(poolIds)].toSorted();
  if (ids.length === 0) return [];
  const free = await freeOfPools(db, { ...range, poolIds: ids, exceptItemIds: replacedItemIds ?? [] });
  return ids.map((id) => ({ id, free: free.get(id) ?? new Map() }));
}

export const claimedResources = (db: Db, of: { venueId: string; reservationId: string }): Promise<ClaimedResource[]> =>
  resourceClaimsInState(db, of, ['hold', 'confirmed']);
