import type { GuestItem } from '#domain/booking/items.ts';
import type { ItemRow } from './reservation.types.ts';

/** What a guest has, as the rules see it: the roots, an arrangement with its parts. */
export function itemsOfGuest(items: readonly ItemRow[], person: number): GuestItem[] {
  return items
    .filter((item) => item.person === person && item.parentId === null)
    .map((item) => ({
      ...item,
      itemId: item.id,
      products: items.filter((part) => part.parentId === item.id && !part.checkinType),
    }));
}

/** The ids of everything that goes when one of these items goes: its root, what hangs below, and its companions of a duo. */
export function removedWith(items: readonly ItemRow[], itemIds: readonly string[]): string[] {
  const rootOf = (item: ItemRow): string => item.parentId ?? item.id;
  const roots = new Set(items.filter((item) => itemIds.includes(item.id)).map(rootOf));
  const units = new Set(items.flatMap((item) => (roots.has(rootOf(item)) && item.unitId ? [item.unitId] : [])));
  for (const item of items) if (item.unitId && units.has(item.unitId)) roots.add(rootOf(item));
  return items.filter((item) => roots.has(rootOf(item))).map(({ id }) => id);
}
