import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { invalidatedUnits } from '#domain/scheduling/changes/invalidatedUnits.ts';
import type { Catalogue, InvalidatedUnit } from '#domain/scheduling/changes/invalidatedUnits.ts';
import { replanDay } from '#domain/scheduling/changes/replanDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import type { BookedDay, OtherBookings } from '#domain/scheduling/changes/bookedDay.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '#server/db/schema.ts';
import { readDays } from '../days/days.service.ts';
import { readPoolTerms } from '../days/poolTerms.repo.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import type { InvalidatedItem, ChangeScope } from './changeScope.ts';
import { activitiesOf, changingGapOf, groupsOf, heldPlaces, heldResources, itemsOfGroups } from './replan.repo.ts';
import type { GroupItemRow, GroupRow } from './replan.repo.ts';

/** All that the planner needs of one day, so that it can run after the transaction. */
export interface DayToReplan {
  booked: BookedDay;
  units: InvalidatedUnit[];
  others: OtherBookings[];
}

export async function readDaysToReplan(
  db: Db,
  scope: Pick<ChangeScope, 'venueId' | 'now'>,
  invalidated: readonly InvalidatedItem[],
): Promise<DayToReplan[]> {
  const days: DayToReplan[] = [];
  for (const [day, items] of groupBy(invalidated, (item) => item.day))
    days.push(await readDayToReplan(db, scope, day, items));
  return days;
}

async function readDayToReplan(
  db: Db,
  { venueId, now }: Pick<ChangeScope, 'venueId' | 'now'>,
  date: LocalDate,
  invalidated: readonly InvalidatedItem[],
): Promise<DayToReplan> {
  const ids = [...new Set(invalidated.map(({ reservationId }) => reservationId))];
  const groups = await groupsOf(db, venueId, ids);
  const items = await itemsOfGroups(db, venueId, ids);
  const booked = await readBookedDay(db, { venueId, now, date });
  const catalogue = await readCatalogue(db, venueId, items);
  const invalidatedIds = new Set(invalidated.map(({ itemId }) => itemId));
  const units: InvalidatedUnit[] = [];
  const others: OtherBookings[] = [];
  for (const group of groups) {
    const own = items.filter(({ reservationId }) => reservationId === group.id);
    const groupUnits = invalidatedUnits(own, invalidatedIds, catalogue);
    const movedIds = new Set(groupUnits.flatMap(({ itemIds }) => itemIds));
    const existingBookings = bookingsOfItems(
      own.filter(({ id }) => !movedIds.has(id)),
      catalogue.products,
      booked.resources,
    );
    units.push(...groupUnits.flatMap((unit) => (unit.booked ? [{ ...unit, booked: unit.booked }] : [])));
    others.push({
      reservationId: group.id,
      personCount: group.personCount,
      stay: stayOf(group),
      existingBookings,
    });
  }
  return { booked, units, others };
}

export async function readBookedDay(
  db: Db,
  { venueId, now, date }: Pick<ChangeScope, 'venueId' | 'now'> & { date: LocalDate },
): Promise<BookedDay> {
  const range = { venueId, fromDay: date, toDay: date };
  const [day] = await readDays(db, { ...range, poolIds: [], now, ownReservationId: null });
  return {
    day: { ...day!, personCount: 1, stay: null, changingGap: await changingGapOf(db, venueId) },
    resources: await heldResources(db, venueId, date),
    places: await heldPlaces(db, venueId, date),
    capacities: new Map([...(await readPoolTerms(db, range))].map(([id, terms]) => [id, capacitiesOn(date, terms)])),
  };
}

export const stayOf = ({ startMinute, endMinute }: GroupRow): OtherBookings['stay'] =>
  startMinute === null || endMinute === null ? null : { from: startMinute, to: endMinute };

async function readCatalogue(db: Db, venueId: string, items: readonly GroupItemRow[]): Promise<Catalogue> {
  const idsOf = (rows: readonly GroupItemRow[]): string[] => [...new Set(rows.map(({ productId }) => productId))];
  const products = await plannedProducts(db, venueId, idsOf(items.filter(({ checkinType }) => !checkinType)));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    activities: await activitiesOf(db, venueId, idsOf(items.filter(({ checkinType }) => checkinType))),
  };
}

export async function replannableItems(days: readonly DayToReplan[]): Promise<Set<string>> {
  const itemIds = new Set<string>();
  for (const { booked, units, others } of days) {
    const fits = withinPlannerLimits(() => replanDay(booked, units, others), new Set());
    for (const unit of units) if (fits.has(unit.id)) for (const id of unit.itemIds) itemIds.add(id);
    await yieldToEventLoop();
  }
  return itemIds;
}
