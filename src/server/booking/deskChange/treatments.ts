import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { ItemRow } from '../rows/reservation.types.ts';

export interface Treatment {
  item: ItemRow;
  start: number;
  end: number;
  product: BookableProduct;
  request: PricedRequest;
}

/** Of these items all that were planned at a time of their own. */
export function treatmentsOf(items: readonly ItemRow[], requests: readonly PricedRequest[]): Treatment[] {
  return items.flatMap((item) => {
    const rootId = item.parentId ?? item.id;
    const request = requests.find(({ existingItems }) => existingItems.some(({ id }) => id === rootId));
    const product = request?.products.find(({ id }) => id === item.productId);
    const { startMinute: start, endMinute: end } = item;
    if (!request || !product?.planning || item.checkinType || start === null || end === null) return [];
    return [{ item, start, end, product, request }];
  });
}
