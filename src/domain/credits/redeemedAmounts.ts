import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import { promoAmount } from './promoCode.ts';
import type { PromoWorth } from './promoCode.ts';

export type PayableItem = { id: string; productId: string; price: Cents };

export type VoucherWorth = { productId: string; quantity: number };

/**
 * As many items of one product as it stands for, the most expensive first; the product that is worth most. Empty: no
 * match.
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

export type Redeemed =
  | { kind: 'giftCard'; amount: Cents }
  | { kind: 'voucher'; worth: readonly VoucherWorth[] }
  | { kind: 'promoCode'; worth: PromoWorth };

export type Payable = { items: readonly PayableItem[]; total: Cents; paidInMoney: Cents };

/**
 * Cents, 0 or more, oldest first. Promo codes and vouchers lower the total; gift cards pay what money leaves, the
 * newest less or nothing.
 */
export function redeemedAmounts(redeemed: readonly Redeemed[], { items, total, paidInMoney }: Payable): Cents[] {
  const cheaper = discounts(redeemed, items, total);
  let rest = Math.max(0, total - sumOf(cheaper) - paidInMoney);
  return redeemed.map((one, at) => {
    if (one.kind !== 'giftCard') return cheaper[at] ?? 0;
    const amount = Math.min(rest, one.amount);
    rest -= amount;
    return amount;
  });
}

function discounts(redeemed: readonly Redeemed[], items: readonly PayableItem[], total: Cents): Cents[] {
  let rest = total;
  let unpaid = items;
  return redeemed.map((one) => {
    if (one.kind === 'giftCard') return 0;
    const paid = one.kind === 'voucher' ? voucherItems(unpaid, one.worth) : [];
    unpaid = unpaid.filter((item) => !paid.includes(item));
    const worth = one.kind === 'voucher' ? sumOf(paid.map(({ price }) => price)) : promoAmount(one.worth, total);
    const amount = Math.min(rest, worth);
    rest -= amount;
    return amount;
  });
}
