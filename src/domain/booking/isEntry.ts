import { ProductType } from '../catalog/productTypes.ts';

/** Whether something counts as a guest's entry: type 10, or a product with sub-products (specification §5). */
export function isEntry(item: { type: number; products?: readonly unknown[] }): boolean {
  return item.type === ProductType.Entry || (item.products?.length ?? 0) > 0;
}
