import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { BookableProduct } from './day.ts';

/**
 * The start that the price of a request goes by: the arrival when a stay is part of it, else that of its first treatment; null
 * without either. `startOf` takes the index of a product.
 */
export function pricedStart(
  products: readonly BookableProduct[],
  startOf: (product: number) => MinuteOfDay | null,
): MinuteOfDay | null {
  const stay = products.findIndex((product) => product.stay !== null);
  const first = stay >= 0 ? stay : products.findIndex(({ planning }) => planning !== null);
  return first < 0 ? null : startOf(first);
}
