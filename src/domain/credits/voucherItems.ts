import { sumOf, type Cents } from '../values/cents.ts';

/** Something that is booked and costs what it costs. */
export type PayableItem = { id: string; productId: string; price: Cents };

/** One of the products that a voucher stands for, and how many of it. */
export type VoucherWorth = { productId: string; quantity: number };

/**
 * The items that a voucher pays, whole: of one of its products as many as it stands for, the dearest first. Which of them
 * is what is worth most to the guest, of equals the first. Empty when nothing that costs something matches. Never throws.
 */
export function voucherItems<Item extends PayableItem>(items: readonly Item[], worth: readonly VoucherWorth[]): Item[] {
  let most: Item[] = [];
  for (const { productId, quantity } of worth) {
    const paid = items
      .filter((item) => item.productId === productId && item.price > 0)
      .toSorted((a, b) => b.price - a.price)
      .slice(0, quantity);
    if (priceOf(paid) > priceOf(most)) most = paid;
  }
  return most;
}

const priceOf = (items: readonly PayableItem[]): Cents => sumOf(items.map(({ price }) => price));
