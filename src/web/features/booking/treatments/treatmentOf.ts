import type { Product, ProductOption, StepEntry } from '#contract/names.ts';

/** A product with its chosen option; without options the product itself. */
export type Treatment = {
  product: Product;
  option: ProductOption | null;
  xplanId: string;
  /** Cents per person. */
  price: number;
  /** It is the lowest of the day, which depends on the time. */
  priceVaries: boolean;
  /** Minutes. */
  duration: number | null;
};

/** Falls back to the first option for an unknown id. */
export function treatmentOf(product: Product, optionId: string | null): Treatment {
  const option = product.options.find(({ xplanId }) => xplanId === optionId) ?? product.options[0] ?? null;
  const { xplanId, price, priceVaries = false, duration } = option ?? product;
  return { product, option, xplanId, price, priceVaries, duration };
}

/** Null when the page does not sell it. */
export function findTreatment(entries: readonly StepEntry[], bookableId: string): Treatment | null {
  const product = entries.flatMap(({ products }) => products).find((each) => bookableIds(each).includes(bookableId));
  return product === undefined ? null : treatmentOf(product, bookableId);
}

export const bookableIds = ({ xplanId, options }: Product): string[] =>
  options.length === 0 ? [xplanId] : options.map((option) => option.xplanId);
