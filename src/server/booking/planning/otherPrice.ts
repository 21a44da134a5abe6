import type { Alternative } from '#contract/names.ts';

/** The price of an alternative where it is not that of what was asked for. */
export const otherPrice = (price: number, requested: number): Pick<Alternative, 'price'> =>
  price === requested ? {} : { price };
