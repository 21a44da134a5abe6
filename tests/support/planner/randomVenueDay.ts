import type { Day, ResourceRole } from '#domain/scheduling/day/day.ts';
import { freeSpans, worksOn } from '#domain/scheduling/day/capacity.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import type { RandomVenue, VenueResource } from './randomVenue.types.ts';

export function dayOf({ date, now, opening, stay, personCount, changingGap, resources, pools }: RandomVenue): Day {
  return {
    date,
    blocks: opening,
    earliest: earliestMinute(date, now),
    stay,
    personCount,
    changingGap,
    resources: resources.map((resource) => ({
      id: resource.id,
      skills: keysOf(resource),
      works: worksOn(date, resource.roster, resource.changes, opening),
      otherClaims: resource.claims,
    })),
    pools: pools.map(({ id, free }) => ({ id, free: freeSpans(free, opening) })),
    roles: new Map(resources.flatMap((one) => keysOf(one).map((key): [string, ResourceRole] => [key, one.kindId]))),
  };
}

const keysOf = ({ kindId, skillIds }: VenueResource): string[] =>
  [null, ...skillIds].map((skillId) => needKey({ kindId, skillId }));
