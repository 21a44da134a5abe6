import type { Product, ProductOption, StepEntry } from '#contract/names.ts';

/** A product with what is booked of it: the chosen option of a group, else the product itself. */
export type Treatment = {
  product: Product;
  option: ProductOption | null;
  xplanId: string;
  /** Cents per person. */
  price: number;
  /** Minutes. */
  duration: number | null;
};

/** What is booked of a product when this option is chosen; the first one when it is not there. */
export function treatmentOf(product: Product, optionId: string | null): Treatment {
  const option = product.options.find(({ xplanId }) => xplanId === optionId) ?? product.options[0] ?? null;
  const { xplanId, price, duration } = option ?? product;
  return { product, option, xplanId, price, duration };
}

/** The treatment with this planner's id among what a page sells; null when it is not there. */
export function findTreatment(entries: readonly StepEntry[], bookableId: string): Treatment | null {
  const product = entries.flatMap(({ products }) => products).find((each) => bookableIds(each).includes(bookableId));
  return product === undefined ? null : treatmentOf(product, bookableId);
}

/** The planner's ids under which a product can be booked. */
export const bookableIds = ({ xplanId, options }: Product): string[] =>
  options.length === 0 ? [xplanId] : options.map((option) => option.xplanId);
