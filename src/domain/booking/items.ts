import { ProductType } from '../catalog/productTypes.ts';

export type GuestItem = {
  itemId: string;
  xplanId: string;
  type: number;
  checkinType: boolean;
  products?: readonly unknown[];
};

export function isEntry(item: { type: number; products?: readonly unknown[] }): boolean {
  return item.type === ProductType.Entry || (item.products?.length ?? 0) > 0;
}

/** Specification §5: a second entry, or the same regular product (type 0) again. */
export function duplicateOf(
  items: readonly GuestItem[],
  newItem: { xplanId: string; type: number; products?: readonly unknown[] },
): 'duplicate' | 'entry_duplicate' | null {
  if (isEntry(newItem)) return items.some(isEntry) ? 'entry_duplicate' : null;
  if (newItem.type !== ProductType.Activity) return null;
  const again = items.some(({ type, xplanId }) => type === ProductType.Activity && xplanId === newItem.xplanId);
  return again ? 'duplicate' : null;
}

export function replacedByCheckin(items: readonly GuestItem[]): string[] {
  return items.filter((item) => item.type === ProductType.Activity && !isEntry(item)).map(({ itemId }) => itemId);
}
