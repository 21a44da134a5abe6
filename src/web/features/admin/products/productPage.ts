import { linkOptions } from '@tanstack/react-router';
import type { ObjectType } from '#contract/names.ts';

/** The category of an address when a product is in none. */
export const noCategory = 'none';

export function productPage(
  { id: productId, objectType }: { id: string; objectType: ObjectType },
  categoryId: string = noCategory,
) {
  if (objectType === 'collection') {
    const params = { id: categoryId, collectionId: productId };
    return linkOptions({ to: '/admin/products/$id/collection/$collectionId', params });
  }
  if (objectType === 'productGroup') {
    return linkOptions({ to: '/admin/products/$id/groups/$groupId', params: { id: categoryId, groupId: productId } });
  }
  return linkOptions({ to: '/admin/products/$id/product/$productId', params: { id: categoryId, productId } });
}
