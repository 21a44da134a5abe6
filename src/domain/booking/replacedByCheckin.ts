import { ProductType } from '../catalog/productTypes.ts';
import type { HeldItem } from './heldItem.ts';
import { isEntry } from './isEntry.ts';

/** Ids of a guest's items that go when a check-in with an entry is added: the products of type 0 (specification §5). */
export function replacedByCheckin(held: readonly HeldItem[]): string[] {
  return held.filter((item) => item.type === ProductType.Activity && !isEntry(item)).map(({ itemId }) => itemId);
}
