import { deskPlanning } from '#domain/scheduling/day/deskPlanning.ts';
import type { MovableItem } from '#domain/scheduling/day/itemMoves.ts';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';
import { claimedResources } from '#server/scheduling/days/days.service.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';

export interface BookedItem extends MovableItem {
  product: BookableProduct & { planning: NonNullable<BookableProduct['planning']> };
  start: number;
  /** The item and those of the guests who share it, in the order of guests. */
  shared: ItemRow[];
}

/** As it is booked, at its own length. Throws `not_found` for what has no time of its own. */
export async function movableItem(
  source: DaySource,
  { row, items }: { row: ReservationRow; items: readonly ItemRow[] },
  itemId: string,
): Promise<BookedItem> {
  const item = items.find(({ id }) => id === itemId);
  const [product] = item && !item.checkinType ? await plannedProducts(source.db, row.venueId, [item.productId]) : [];
  if (!item || !product?.planning || item.startMinute === null || item.endMinute === null) throw problem('not_found');
  const planning = { ...deskPlanning(product.planning), duration: item.endMinute - item.startMinute };
  const shared = sharedWith(items, item, planning.guests);
  const itemIds = shared.map(({ id }) => id);
  const booked = { ...product, planning, stay: null };
  const visit = { row, items };
  const day = await groupDay(source, visit, { products: [booked], replacedItemIds: itemIds });
  const claims = await claimedResources(source.db, { venueId: row.venueId, reservationId: row.id });
  return {
    ...day,
    product: booked,
    start: item.startMinute,
    shared,
    request: {
      id: item.id,
      guests: shared.map(({ person }) => person),
      products: [booked],
      preferred: null,
      isFixed: false,
    },
    resources: claims.filter((claim) => itemIds.includes(claim.itemId)).map(({ resourceId }) => resourceId),
  };
}

/** Of a treatment for more than one guest, all who have it together. */
function sharedWith(items: readonly ItemRow[], item: ItemRow, guests: number): ItemRow[] {
  if (guests < 2 || item.unitId === null) return [item];
  return items
    .filter(
      ({ unitId, productId, checkinType }) => unitId === item.unitId && productId === item.productId && !checkinType,
    )
    .toSorted((a, b) => a.person - b.person);
}
