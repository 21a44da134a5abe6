import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import type { VenueDay } from '#domain/scheduling/day/day.ts';
import { freeSpans } from '#domain/scheduling/day/capacity.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { readOtherClaims, resourceClaimsInState } from './dayRows.repo.ts';
import type { ClaimedResource, DayRange, OtherClaimRow } from './dayRows.repo.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { freeOfPools } from './freePlaces.service.ts';
import { rosteredDays } from './rosteredDays.service.ts';
import type { RosteredDay } from './rosteredDays.service.ts';

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
  const { now } = query;
  const [{ days, roles }, claims] = await together([
    rosteredDays(db, query),
    readOtherClaims(db, query, query.ownReservationId),
  ]);
  const claimsByDay = groupBy(claims, ({ day }) => day);
  return days.map(({ date, blocks, resources }): VenueDay => ({
    date,
    blocks,
    earliest: earliestMinute(date, now),
    lead: daysBetween(now.today, date) * 1_440 - now.minute,
    resources: withClaims(resources, claimsByDay.get(date) ?? []),
    pools: [],
    roles,
  }));
}

function withClaims(resources: RosteredDay['resources'], claims: readonly OtherClaimRow[]): VenueDay['resources'] {
  if (claims.length === 0) return resources;
  const claimsById = groupBy(claims, ({ resourceId }) => resourceId);
  return resources.map((resource) => {
    const otherClaims = claimsById.get(resource.id)?.map(spanOf);
    return otherClaims ? { ...resource, otherClaims } : resource;
  });
}

const spanOf = ({ fromMinute, toMinute }: OtherClaimRow): Span => ({ from: fromMinute, to: toMinute });

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
