import { ProductType } from '../catalog/productTypes.ts';

/** A guest's products as lists show them: without the activities of check-ins (specification §3). Never throws. */
export function visibleProducts<T extends { type: number; checkinType: boolean }>(products: readonly T[]): T[] {
  return products.filter(({ type, checkinType }) => !(type === ProductType.Activity && checkinType));
}
