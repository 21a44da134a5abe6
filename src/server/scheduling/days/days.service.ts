import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import type { ResourceRole, VenueDay } from '#domain/scheduling/day/day.ts';
import { freeSpans, worksOn } from '#domain/scheduling/day/capacity.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { readResources, readOtherClaims, resourceClaimsInState } from './dayRows.repo.ts';
import type { ClaimedResource, DayRange, ResourceRow, OtherClaimRow } from './dayRows.repo.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { freeByBucket } from './freePlaces.service.ts';

export type DaysQuery = DayRange & {
  poolIds: readonly string[];
  now: { today: LocalDate; minute: MinuteOfDay };
  ownReservationId: string | null;
  replacedItemIds?: readonly string[];
};

export async function readDays(db: Db, query: DaysQuery): Promise<VenueDay[]> {
  const { venueId, fromDay, toDay, now } = query;
  const [opening, resources, claims, pools] = await together([
    openingTimesBetween(db, venueId, fromDay, toDay),
    readResources(db, query),
    readOtherClaims(db, query, query.ownReservationId),
    readPools(db, query),
  ]);
  const otherClaims = groupBy(claims, ({ day, resourceId }) => `${day} ${resourceId}`);
  const roles = rolesOf(resources);
  return datesBetween(fromDay, toDay).map((date): VenueDay => {
    const blocks = opening.blocksOn(date);
    return {
      date,
      blocks,
      earliest: earliestMinute(date, now),
      resources: resources.map((resource) => ({
        id: resource.id,
        skills: keysOf(resource),
        works: worksOn(date, resource.roster, resource.changes, blocks),
        otherClaims: otherClaims.get(`${date} ${resource.id}`)?.map(spanOf) ?? [],
      })),
      pools: pools.map(({ id, free }) => ({ id, free: freeSpans(free.get(date) ?? [], blocks) })),
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

function readPools(db: Db, { poolIds, replacedItemIds, ...range }: DaysQuery) {
  const readPool = async (id: string): Promise<{ id: string; free: Map<LocalDate, Int32Array> }> => ({
    id,
    free: await freeByBucket(db, { ...range, poolId: id, exceptItemIds: replacedItemIds ?? [] }),
  });
  return together([...new Set(poolIds)].toSorted().map(readPool));
}

export const claimedResources = (db: Db, of: { venueId: string; reservationId: string }): Promise<ClaimedResource[]> =>
  resourceClaimsInState(db, of, ['hold', 'confirmed']);
