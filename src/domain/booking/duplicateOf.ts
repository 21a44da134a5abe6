import { ProductType } from '../catalog/productTypes.ts';
import type { HeldItem } from './heldItem.ts';
import { isEntry } from './isEntry.ts';

/**
 * Why a guest cannot have this product besides what the guest has (specification §5): `entry_duplicate` for a second
 * entry, `duplicate` for the same regular product (type 0) again, null when there is no objection.
 */
export function duplicateOf(
  held: readonly HeldItem[],
  wanted: { xplanId: string; type: number; products?: readonly unknown[] },
): 'duplicate' | 'entry_duplicate' | null {
  if (isEntry(wanted)) return held.some(isEntry) ? 'entry_duplicate' : null;
  if (wanted.type !== ProductType.Activity) return null;
  const again = held.some(({ type, xplanId }) => type === ProductType.Activity && xplanId === wanted.xplanId);
  return again ? 'duplicate' : null;
}
