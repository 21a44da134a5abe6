import type { RichText } from '#domain/catalog/richText.ts';
import type { Reservation } from '#contract/names.ts';
import { removalOf, type Removal } from '#domain/booking/reservationChange.ts';

type RemovedProduct = {
  name: RichText;
  guest: number;
  /** Other guests who lose it too, as with a duo treatment. */
  sharedWith: number[];
};

/** Null when the product is gone already. */
export function productOfRemoval(reservation: Reservation | null, removal: Removal | null): RemovedProduct | null {
  if (reservation === null || removal === null) return null;
  for (const { number, products } of reservation.persons) {
    const product = products.find((each) => removalOf(each).itemId === removal.itemId);
    if (product) return { name: product.name, guest: number, sharedWith: product.sharedWith ?? [] };
  }
  return null;
}
