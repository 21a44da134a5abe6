import { deskPlanning } from '#domain/scheduling/day/deskPlanning.ts';
import { deskActivity } from '#domain/scheduling/stay/deskActivity.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';

/** As staff book it: without notice, at any time that the house is open. */
export const deskProduct = <P extends BookableProduct>(product: P): P => ({
  ...product,
  planning: product.planning && deskPlanning(product.planning),
  stay: product.stay && { ...product.stay, activity: deskActivity(product.stay.activity) },
});
