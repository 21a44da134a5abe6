import type { HeldShare, OccupancyDay, ResourceHours } from '#contract/names.ts';
import { commonSpans, without } from '../scheduling/day/capacity.ts';
import type { Span } from '../scheduling/solver/groupInput.ts';
import { bucketMinutes } from '../scheduling/stay/entryTimes.ts';
import { openHours } from '../scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '../scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '../values/localDate.ts';

type Visits = Omit<OccupancyDay, 'date' | 'firstHour' | 'pools' | 'kinds'>;

/** A pool on a day: the places of each bucket, and how many of them it holds; a bucket without a number holds none. */
export interface PoolOnDay {
  capacities: readonly number[];
  booked: ReadonlyMap<number, number>;
}

/** Of one kind: when somebody, or something, works, is held, and is kept free of bookings. */
export interface ResourceOnDay {
  works: readonly Span[];
  claims: readonly Span[];
  blocked: readonly Span[];
}

export interface OccupancyInput {
  date: LocalDate;
  opening: readonly OpeningBlock[];
  visits: Visits;
  pools: readonly PoolOnDay[];
  kinds: readonly (readonly ResourceOnDay[])[];
}

/** Held minutes of what could be held, on the venue's clock: a day has 24 hours, also when the clock changes. */
export function occupancyDay({ date, opening, visits, pools, kinds }: OccupancyInput): OccupancyDay {
  const open = opening.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const hours = openHours(opening);
  return {
    date,
    firstHour: hours[0] ?? 0,
    ...visits,
    pools: pools.map((pool) => shareOf(hours, (within) => poolMinutes(pool, open, within))),
    kinds: kinds.map((resources) => shareOf(hours, (within) => resourceMinutes(resources, within))),
  };
}

type Minutes = { held: number; open: number };

const wholeDay: Span = { from: 0, to: 1440 };

function shareOf(hours: readonly number[], minutesIn: (within: Span) => Minutes): HeldShare {
  const { held, open } = minutesIn(wholeDay);
  const inHours = hours.map((hour) => minutesIn({ from: hour * 60, to: hour * 60 + 60 }));
  return {
    heldMinutes: held,
    openMinutes: open,
    byHour: inHours.map(percentOf),
    openByHour: inHours.map((hour) => hour.open),
  };
}

const percentOf = ({ held, open }: Minutes): number => (open === 0 ? 0 : Math.round((held / open) * 100));

function poolMinutes({ capacities, booked }: PoolOnDay, open: readonly Span[], within: Span): Minutes {
  const spans = commonSpans(open, [within]);
  const minutes = { held: 0, open: 0 };
  const last = Math.ceil(within.to / bucketMinutes);
  for (let bucket = Math.floor(within.from / bucketMinutes); bucket < last; bucket += 1) {
    const length = lengthOf(commonSpans(spans, [{ from: bucket * bucketMinutes, to: (bucket + 1) * bucketMinutes }]));
    minutes.held += (booked.get(bucket) ?? 0) * length;
    minutes.open += (capacities[bucket] ?? 0) * length;
  }
  return minutes;
}

function resourceMinutes(resources: readonly ResourceOnDay[], within: Span): Minutes {
  const sum = (spansOf: (resource: ResourceOnDay) => Span[]): number =>
    resources.reduce((total, resource) => total + lengthOf(spansOf(resource)), 0);
  const worksIn = ({ works, blocked }: ResourceOnDay) =>
    commonSpans(blocked.reduce<readonly Span[]>(without, works), [within]);
  return {
    held: sum((resource) => commonSpans(worksIn(resource), resource.claims)),
    open: sum(worksIn),
  };
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** What a therapist, room or device worked on all the days; claims outside the roster count as held, not as worked. */
export function resourceHours(
  resource: Pick<ResourceHours, 'id' | 'name' | 'role'>,
  days: readonly ResourceOnDay[],
): ResourceHours {
  return {
    ...resource,
    workedMinutes: lengthOf(days.flatMap(({ works }) => works)),
    heldMinutes: lengthOf(days.flatMap(({ claims }) => claims)),
    blockedMinutes: lengthOf(days.flatMap(({ works, blocked }) => commonSpans(works, blocked))),
    treatments: days.reduce((count, { claims }) => count + claims.length, 0),
  };
}
