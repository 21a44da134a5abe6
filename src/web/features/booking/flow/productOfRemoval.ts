import type { RichText } from '#domain/catalog/richText.ts';
import type { Reservation } from '#contract/names.ts';
import { removalOf, type Removal } from '#domain/booking/reservationChange.ts';

type Found = {
  name: RichText;
  guest: number;
  /** The other guests who lose it too, as with a duo treatment. */
  sharedWith: number[];
};

/** The product a removal is about, and whose it is; null when it is not there any more. */
export function productOfRemoval(reservation: Reservation | null, removal: Removal | null): Found | null {
  if (reservation === null || removal === null) return null;
  for (const { number, products } of reservation.persons) {
    const product = products.find((each) => removalOf(each).itemId === removal.itemId);
    if (product) return { name: product.name, guest: number, sharedWith: product.sharedWith ?? [] };
  }
  return null;
}
