import type { Cents } from '../values/cents.ts';

/** Something that is booked and costs what it costs. */
export type PayableItem = { id: string; productId: string; price: Cents };

/** The products that a voucher stands for, each so often. */
export type VoucherWorth = { productId: string; quantity: number };

/**
 * The items that a voucher pays, whole: of each of its products as many as it stands for, the dearest first. Empty when
 * nothing that costs something matches. Never throws.
 */
export function voucherItems<Item extends PayableItem>(items: readonly Item[], worth: readonly VoucherWorth[]): Item[] {
  return worth.flatMap(({ productId, quantity }) =>
    items
      .filter((item) => item.productId === productId && item.price > 0)
      .toSorted((a, b) => b.price - a.price)
      .slice(0, quantity),
  );
}
