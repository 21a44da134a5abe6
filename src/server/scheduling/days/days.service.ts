import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import type { Day, ResourceRole } from '#domain/scheduling/day/day.ts';
import { freeSpans, worksOn } from '#domain/scheduling/day/capacity.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { readResources, readOtherClaims, resourceClaimsInState } from './dayRows.repo.ts';
import type { ClaimedResource, DayRange, ResourceRow, OtherClaimRow } from './dayRows.repo.ts';
import { groupBy } from './groupBy.ts';
import { freeByBucket } from './freePlaces.service.ts';

/** A stretch of days for one group. */
export type DaysQuestion = DayRange & {
  /** The pools that matter. */
  poolIds: readonly string[];
  personCount: number;
  /** Minutes of the day; null when the group comes for its treatments alone. */
  stay: Span | null;
  changingGap: number;
  now: { today: LocalDate; minute: MinuteOfDay };
  /** Its claims on resources are left out of what is taken. */
  ownReservationId: string | null;
  /** Their shares of pools count as free: they are planned anew. */
  replacedItemIds?: readonly string[];
};

/** Every day of a range as the planner takes it; what others hold is read once for all of them. */
export async function readDays(db: Db, question: DaysQuestion): Promise<Day[]> {
  const { venueId, fromDay, toDay, now } = question;
  const opening = await openingTimesBetween(db, venueId, fromDay, toDay);
  const resources = await readResources(db, question);
  const taken = groupBy(
    await readOtherClaims(db, question, question.ownReservationId),
    ({ day, resourceId }) => `${day} ${resourceId}`,
  );
  const roles = rolesOf(resources);
  const pools = await readPools(db, question);
  return datesBetween(fromDay, toDay).map((date): Day => {
    const blocks = opening.blocksOn(date);
    return {
      date,
      blocks,
      earliest: earliestMinute(date, now),
      stay: question.stay,
      personCount: question.personCount,
      changingGap: question.changingGap,
      resources: resources.map((resource) => ({
        id: resource.id,
        skills: keysOf(resource),
        works: worksOn(date, resource.roster, resource.changes, blocks),
        otherClaims: taken.get(`${date} ${resource.id}`)?.map(spanOf) ?? [],
      })),
      pools: pools.map(({ id, free }) => ({ id, free: freeSpans(free.get(date) ?? [], blocks) })),
      roles,
    };
  });
}

const spanOf = ({ fromMinute, toMinute }: OtherClaimRow): Span => ({ from: fromMinute, to: toMinute });

/** What a resource can serve: its kind, and each of its skills. */
const keysOf = ({ kindId, skillIds }: ResourceRow): string[] => [
  needKey({ kindId, skillId: null }),
  ...skillIds.map((skillId) => needKey({ kindId, skillId })),
];

const rolesOf = (resources: readonly ResourceRow[]): Map<string, ResourceRole> =>
  new Map(resources.flatMap((resource) => keysOf(resource).map((key): [string, ResourceRole] => [key, resource.role])));

/** Free places per quarter of an hour, by pool and day. One pool after the other: inside a transaction there is one connection. */
async function readPools(db: Db, { poolIds, replacedItemIds, ...range }: DaysQuestion) {
  const pools: { id: string; free: Map<LocalDate, Int16Array> }[] = [];
  for (const id of [...new Set(poolIds)].toSorted()) {
    const free = await freeByBucket(db, { ...range, poolId: id, exceptItemIds: replacedItemIds ?? [] });
    pools.push({ id, free });
  }
  return pools;
}

/** The resources that the reservation's items hold or have now, buffers included. */
export const claimedResources = (db: Db, of: { venueId: string; reservationId: string }): Promise<ClaimedResource[]> =>
  resourceClaimsInState(db, of, ['hold', 'confirmed']);
