import type { GuestItem } from '#domain/booking/items.ts';
import type { ItemRow } from './reservation.types.ts';

export function itemsOfGuest(items: readonly ItemRow[], person: number): GuestItem[] {
  return items
    .filter((item) => item.person === person && item.parentId === null)
    .map((item) => ({
      ...item,
      itemId: item.id,
      products: items.filter((part) => part.parentId === item.id && !part.checkinType),
    }));
}

/** Its root, all parts of it, and the same of a duo's companions. */
export function removedWith(items: readonly ItemRow[], itemIds: readonly string[]): string[] {
  const rootOf = (item: ItemRow): string => item.parentId ?? item.id;
  const roots = new Set(items.filter((item) => itemIds.includes(item.id)).map(rootOf));
  const units = new Set(items.flatMap((item) => (roots.has(rootOf(item)) && item.unitId ? [item.unitId] : [])));
  for (const item of items) if (item.unitId && units.has(item.unitId)) roots.add(rootOf(item));
  return items.filter((item) => roots.has(rootOf(item))).map(({ id }) => id);
}
