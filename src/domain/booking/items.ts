import { ProductType } from '../catalog/productTypes.ts';

/** What the rules need to know of something in a guest's list. */
export type GuestItem = {
  itemId: string;
  xplanId: string;
  /** Product type code (specification §3). */
  type: number;
  /** The activity of a check-in, hidden from person lists. */
  checkinType: boolean;
  /** Parts of an arrangement or of an entry. */
  products?: readonly unknown[];
};

/** Whether something counts as a guest's entry: type 10, or a product with sub-products (specification §5). */
export function isEntry(item: { type: number; products?: readonly unknown[] }): boolean {
  return item.type === ProductType.Entry || (item.products?.length ?? 0) > 0;
}

/**
 * Why a guest cannot have this product besides what the guest has (specification §5): `entry_duplicate` for a second
 * entry, `duplicate` for the same regular product (type 0) again, null when there is no objection.
 */
export function duplicateOf(
  held: readonly GuestItem[],
  wanted: { xplanId: string; type: number; products?: readonly unknown[] },
): 'duplicate' | 'entry_duplicate' | null {
  if (isEntry(wanted)) return held.some(isEntry) ? 'entry_duplicate' : null;
  if (wanted.type !== ProductType.Activity) return null;
  const again = held.some(({ type, xplanId }) => type === ProductType.Activity && xplanId === wanted.xplanId);
  return again ? 'duplicate' : null;
}

/** Ids of a guest's items that go when a check-in with an entry is added: the products of type 0 (specification §5). */
export function replacedByCheckin(held: readonly GuestItem[]): string[] {
  return held.filter((item) => item.type === ProductType.Activity && !isEntry(item)).map(({ itemId }) => itemId);
}
