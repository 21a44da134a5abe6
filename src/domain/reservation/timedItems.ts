import { ProductType } from '../catalog/productTypes.ts';

export type BookedItem = {
  itemId: string;
  xplanId: string;
  type: number;
  checkinType: boolean;
  startTime: string | null;
};
export type BookedProduct = BookedItem & { objectType: string; products?: readonly BookedItem[] };
export type BookedGuest = { number: number; products: readonly BookedProduct[] };

/**
 * What of a guest's product the planner gave a time of its own, an arrangement by its parts: not a stay in the baths, nor
 * what takes no time. Never throws.
 */
export function timedItemsOf(product: BookedProduct): readonly BookedItem[] {
  const items = product.objectType === 'collection' ? (product.products ?? []) : [product];
  return items.filter(
    ({ type, checkinType, startTime }) => startTime !== null && type !== ProductType.Entry && !checkinType,
  );
}

/** How many items of all guests have a time of their own; a duo treatment counts for both. Never throws. */
export const timedItemCount = (guests: readonly BookedGuest[]): number =>
  guests.flatMap(({ products }) => products.flatMap(timedItemsOf)).length;
