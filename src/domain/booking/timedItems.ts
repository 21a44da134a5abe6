import { isTimed } from './isTimed.ts';

export type BookedItem = {
  itemId: string;
  xplanId: string;
  type: number;
  checkinType: boolean;
  startTime: string | null;
};
export type BookedProduct = BookedItem & { objectType: string; products?: readonly BookedItem[] };
export type BookedGuest = { number: number; products: readonly BookedProduct[] };

/** What of a guest's product has a time of its own, an arrangement by its parts. Never throws. */
export function timedItems(product: BookedProduct): readonly BookedItem[] {
  return (product.objectType === 'collection' ? (product.products ?? []) : [product]).filter(isTimed);
}
