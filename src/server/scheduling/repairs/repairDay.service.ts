import { bookingIdOf, bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import { repairDayOf } from '#domain/scheduling/repairs/lostBookings.ts';
import type { RepairGroup } from '#domain/scheduling/repairs/lostBookings.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '#server/db/schema.ts';
import { groupsOf, itemsOfGroups } from '../changes/replan.repo.ts';
import type { GroupItemRow } from '../changes/replan.repo.ts';
import { readBookedDay, stayOf } from '../changes/replan.service.ts';
import type { RepairScope } from './lostItems.service.ts';

/** `itemIds` of all who share it; the first holds the claims. */
export type RepairBooking = LostBooking & { reservationId: string; itemIds: readonly [string, ...string[]] };

/** The day, and the bookings of the items that are to be placed anew. What has no planning is left out. */
export async function readRepairDay(
  db: Db,
  scope: RepairScope,
  lost: readonly { id: string; reservationId: string }[],
): Promise<{ day: RepairDay; lost: RepairBooking[] }> {
  const { venueId } = scope;
  const booked = await readBookedDay(db, scope);
  const ids = [...new Set(lost.map(({ reservationId }) => reservationId))];
  const groups = ids.length > 0 ? await groupsOf(db, venueId, ids) : [];
  const items = ids.length > 0 ? await itemsOfGroups(db, venueId, ids) : [];
  const products = await productsOf(db, venueId, items);
  const bookingOf = (item: GroupItemRow): string | null => {
    const product = products.get(item.productId);
    return product && !item.checkinType ? bookingIdOf(item, product) : null;
  };
  const lostIds = new Set(lost.map(({ id }) => id));
  const lostBookings = new Set(items.filter(({ id }) => lostIds.has(id)).map(bookingOf));
  const lostItemIds = new Set(items.filter((item) => lostBookings.has(bookingOf(item))).map(({ id }) => id));
  const repairGroups = groups.map((group): RepairGroup => {
    const own = items.filter(({ reservationId }) => reservationId === group.id);
    const bookings = bookingsOfItems(own, products, booked.resources);
    return {
      reservationId: group.id,
      stay: stayOf(group),
      staying: bookings.filter(({ id }) => !lostBookings.has(id)),
      lost: bookings.filter(({ id }) => lostBookings.has(id)),
    };
  });
  const repair = repairDayOf(booked, repairGroups, lostItemIds);
  const itemsOfBooking = groupBy(items, bookingOf);
  const holders = new Set([...booked.resources, ...booked.places].map(({ itemId }) => itemId));
  return {
    day: repair.day,
    lost: repair.lost.map((booking) => {
      const own = itemsOfBooking.get(booking.id) ?? [];
      return { ...booking, reservationId: own[0]!.reservationId, itemIds: holderFirst(own, holders) };
    }),
  };
}

function holderFirst(items: readonly GroupItemRow[], holders: ReadonlySet<string>): [string, ...string[]] {
  const ids = items.toSorted((a, b) => a.person - b.person).map(({ id }) => id);
  const first = ids.find((id) => holders.has(id)) ?? ids[0]!;
  return [first, ...ids.filter((id) => id !== first)];
}

async function productsOf(db: Db, venueId: string, items: readonly GroupItemRow[]) {
  const ids = [...new Set(items.filter(({ checkinType }) => !checkinType).map(({ productId }) => productId))];
  const products = await plannedProducts(db, venueId, ids);
  return new Map(products.map((product) => [product.id, product]));
}
