import { pricedStart } from '#domain/scheduling/day/pricedStart.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import type { ItemRow } from '../rows/reservation.types.ts';

/** What the price of booked items goes by: of the first of the guests who share them. */
export function bookedStart(
  products: readonly BookableProduct[],
  roots: readonly ItemRow[],
  items: readonly ItemRow[],
): MinuteOfDay | null {
  const [root] = roots.toSorted((a, b) => a.person - b.person);
  if (!root) return null;
  const rows = [root, ...items.filter(({ parentId }) => parentId === root.id)];
  const isOf = ({ id, stay }: BookableProduct, item: ItemRow): boolean =>
    stay === null ? item.productId === id && !item.checkinType : item.checkinType;
  return pricedStart(products, (index) => rows.find((item) => isOf(products[index]!, item))?.startMinute ?? null);
}
