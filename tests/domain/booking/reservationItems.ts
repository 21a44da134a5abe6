import type { GuestItem } from '#domain/booking/items.ts';

/** An item in a guest's list with fixed values; the parts given replace them. */
export function heldItem(part: Partial<GuestItem>): GuestItem {
  return { itemId: 'item-1', xplanId: 'x-1', type: 0, checkinType: false, ...part };
}
