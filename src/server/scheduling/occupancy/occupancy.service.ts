import type { OccupancyInput, ResourceOnDay } from '#domain/booking/occupancyDays.ts';
import { joinedSpans, worksOn } from '#domain/scheduling/day/capacity.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import type { PoolTerms } from '#domain/scheduling/day/poolCapacity.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { readResources } from '../days/dayRows.repo.ts';
import type { DayRange, ResourceRow } from '../days/dayRows.repo.ts';
import { readPoolTerms } from '../days/poolTerms.repo.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { blockedBetween, heldResources, kindsInUse, poolDays } from './occupancy.repo.ts';
import type { HeldRow, KindRow, PoolDayRow } from './occupancy.repo.ts';

type Resource = Pick<ResourceRow, 'id' | 'name' | 'kindId'>;

export interface OpenedDays {
  pools: { id: string; name: string }[];
  kinds: KindRow[];
  resources: Resource[];
  day(date: LocalDate): Pick<OccupancyInput, 'date' | 'opening' | 'pools' | 'kinds'>;
  resourceOn(resource: Resource, date: LocalDate): ResourceOnDay;
}

/** What is open, who works and what is held, by six statements. Who works no more counts for what was booked. */
export async function readOpenedDays(db: Db, range: DayRange): Promise<OpenedDays> {
  const { venueId, fromDay, toDay } = range;
  const opening = await openingTimesBetween(db, venueId, fromDay, toDay);
  const blocks = new Map(datesBetween(fromDay, toDay).map((date) => [date, opening.blocksOn(date)]));
  const poolsOn = groupBy(await poolDays(db, range), ({ day }) => day);
  const terms = await readPoolTerms(db, range);
  const kinds = await kindsInUse(db, venueId);
  const active = await readResources(db, range);
  const held = await heldResources(db, range);
  const blockedOn = groupBy(await blockedBetween(db, range), ({ day, resourceId }) => keyOf(day, resourceId));
  const heldOn = groupBy(held, ({ day, resourceId }) => keyOf(day, resourceId));
  const rosters = new Map(active.map((row) => [row.id, row]));
  const resources = [...active, ...gone(held)];

  const resourceOn = ({ id }: Resource, date: LocalDate): ResourceOnDay => {
    const claims = heldOn.get(keyOf(date, id)) ?? [];
    const row = rosters.get(id);
    const blocked = blockedOn.get(keyOf(date, id)) ?? [];
    return { claims, blocked, works: row ? worksOf(row, date, blocks.get(date) ?? []) : joinedSpans(claims) };
  };
  return {
    pools: (poolsOn.get(fromDay) ?? []).map(({ id, name }) => ({ id, name })),
    kinds,
    resources,
    resourceOn,
    day: (date) => ({
      date,
      opening: blocks.get(date) ?? [],
      pools: (poolsOn.get(date) ?? []).map((row) => poolOnDay(row, terms)),
      kinds: kinds.map(({ id }) =>
        resources.filter(({ kindId }) => kindId === id).map((resource) => resourceOn(resource, date)),
      ),
    }),
  };
}

const keyOf = (day: LocalDate, resourceId: string): string => `${day} ${resourceId}`;

const worksOf = ({ roster, changes }: ResourceRow, date: LocalDate, blocks: readonly OpeningBlock[]) =>
  worksOn(date, roster, changes, blocks);

const poolOnDay = ({ day, id, buckets }: PoolDayRow, terms: ReadonlyMap<string, PoolTerms>) => ({
  capacities: capacitiesOn(day, terms.get(id)!),
  booked: new Map(buckets.map(({ bucket, booked }) => [bucket, booked])),
});

function gone(held: readonly HeldRow[]): Resource[] {
  const inactive = held.filter(({ active }) => !active);
  return [...groupBy(inactive, ({ resourceId }) => resourceId)].map(([id, [row]]) => ({
    id,
    name: row!.name,
    kindId: row!.kindId,
  }));
}
