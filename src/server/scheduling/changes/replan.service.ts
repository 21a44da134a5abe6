import { setImmediate as otherWork } from 'node:timers/promises';
import { brokenUnits } from '#domain/scheduling/changes/brokenUnits.ts';
import type { Catalogue } from '#domain/scheduling/changes/brokenUnits.ts';
import { replanDay } from '#domain/scheduling/changes/replanDay.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/planTooLarge.ts';
import type { BookedDay, BrokenUnit, OtherBookings } from '#domain/scheduling/changes/replan.types.ts';
import { changingGapMinutes } from '#domain/scheduling/day/changingGap.ts';
import { keptBookings } from '#domain/scheduling/day/keptBookings.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '#server/db/schema.ts';
import { readDays } from '../claims/days.service.ts';
import type { BrokenItem, ChangeScope } from './changeScope.ts';
import { grouped } from '../claims/grouped.ts';
import { activitiesOf, capacitiesOn, groupsOf, heldPlaces, heldResources, itemsOfGroups } from './replanRows.repo.ts';
import type { GroupItemRow, GroupRow } from './replanRows.repo.ts';

/** One day with what a change breaks on it: all that the planner needs, so that it can be asked later. */
export interface BrokenDay {
  booked: BookedDay;
  units: BrokenUnit[];
  others: OtherBookings[];
}

/** The days of these broken items as things stand now in this transaction: with the change made. */
export async function readBrokenDays(
  db: Db,
  scope: Pick<ChangeScope, 'venueId' | 'now'>,
  broken: readonly BrokenItem[],
): Promise<BrokenDay[]> {
  const days: BrokenDay[] = [];
  for (const [day, items] of grouped(broken, (item) => item.day)) days.push(await readBrokenDay(db, scope, day, items));
  return days;
}

async function readBrokenDay(
  db: Db,
  { venueId, now }: Pick<ChangeScope, 'venueId' | 'now'>,
  date: LocalDate,
  broken: readonly BrokenItem[],
): Promise<BrokenDay> {
  const ids = [...new Set(broken.map(({ reservationId }) => reservationId))];
  const groups = await groupsOf(db, venueId, ids);
  const items = await itemsOfGroups(db, venueId, ids);
  const resources = await heldResources(db, venueId, date);
  const [day] = await readDays(db, {
    venueId,
    fromDay: date,
    toDay: date,
    poolIds: [],
    personCount: 1,
    stay: null,
    changingGap: changingGapMinutes,
    now,
    ownReservationId: null,
  });
  const booked: BookedDay = {
    day: day!,
    resources,
    places: await heldPlaces(db, venueId, date),
    capacities: await capacitiesOn(db, venueId, date),
  };
  const catalogue = await readCatalogue(db, venueId, items);
  const brokenIds = new Set(broken.map(({ itemId }) => itemId));
  const units: BrokenUnit[] = [];
  const others: OtherBookings[] = [];
  for (const group of groups) {
    const own = items.filter(({ reservationId }) => reservationId === group.id);
    const found = brokenUnits(own, brokenIds, catalogue);
    const lifted = new Set(found.flatMap(({ itemIds }) => itemIds));
    const kept = keptBookings(
      own.filter(({ id }) => !lifted.has(id)),
      catalogue.products,
      resources,
    );
    units.push(...found.flatMap((unit) => (unit.booked ? [{ ...unit, booked: unit.booked }] : [])));
    others.push({ reservationId: group.id, personCount: group.personCount, stay: stayOf(group), kept });
  }
  return { booked, units, others };
}

const stayOf = ({ startMinute, endMinute }: GroupRow): OtherBookings['stay'] =>
  startMinute === null || endMinute === null ? null : { from: startMinute, to: endMinute };

async function readCatalogue(db: Db, venueId: string, items: readonly GroupItemRow[]): Promise<Catalogue> {
  const idsOf = (rows: readonly GroupItemRow[]): string[] => [...new Set(rows.map(({ productId }) => productId))];
  const products = await plannedProducts(db, venueId, idsOf(items.filter(({ checkinType }) => !checkinType)));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    activities: await activitiesOf(db, venueId, idsOf(items.filter(({ checkinType }) => checkinType))),
  };
}

/** The items of units that have a place elsewhere on their day: all of them at once. Lets others work between days. */
export async function replannable(days: readonly BrokenDay[]): Promise<Set<string>> {
  const items = new Set<string>();
  for (const { booked, units, others } of days) {
    const fits = unlessTooLarge(() => replanDay(booked, units, others), new Set());
    for (const unit of units) if (fits.has(unit.id)) for (const id of unit.itemIds) items.add(id);
    await otherWork();
  }
  return items;
}
