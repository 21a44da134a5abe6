import { workingTimes } from '#domain/scheduling/day/capacity.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import type { ResourceRole, VenueDay } from '#domain/scheduling/day/day.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { cached } from '#server/db/venueCache.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import type { OpeningTimes } from '../openingTimes/openingTimes.service.ts';
import { readResources } from './dayRows.repo.ts';
import type { DayRange, ResourceRow } from './dayRows.repo.ts';

/** What staff decide of a day: when the venue is open, and who and what is there. Nothing is claimed yet. */
export type RosteredDay = Pick<VenueDay, 'date' | 'blocks' | 'resources'>;

/** Computed once for each version of the venue, where one is followed. */
export async function rosteredDays(
  db: Db,
  { venueId, fromDay, toDay }: DayRange,
): Promise<{ days: readonly RosteredDay[]; roles: ReadonlyMap<string, ResourceRole> }> {
  const [opening, resources] = await together([
    openingTimesBetween(db, venueId, fromDay, toDay),
    readResources(db, { venueId, fromDay, toDay }),
  ]);
  const days = datesBetween(fromDay, toDay).map((date) =>
    cached(db, venueId, ['rosteredDay', date], async () => rosteredDay(date, opening, resources)),
  );
  return { days: await Promise.all(days), roles: rolesOf(resources) };
}

function rosteredDay(date: LocalDate, opening: OpeningTimes, resources: readonly ResourceRow[]): RosteredDay {
  const blocks = opening.blocksOn(date);
  const worksOf = workingTimes(date, blocks);
  return {
    date,
    blocks,
    resources: resources.map((resource) => ({
      id: resource.id,
      skills: keysOf(resource),
      works: worksOf(resource.roster, resource.changes),
      otherClaims: [],
    })),
  };
}

const keysOf = ({ kindId, skillIds }: ResourceRow): string[] => [
  needKey({ kindId, skillId: null }),
  ...skillIds.map((skillId) => needKey({ kindId, skillId })),
];

const rolesOf = (resources: readonly ResourceRow[]): Map<string, ResourceRole> =>
  new Map(resources.flatMap((resource) => keysOf(resource).map((key): [string, ResourceRole] => [key, resource.role])));
