import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import { promoAmount } from './promoCode.ts';
import type { PromoWorth } from './promoCode.ts';

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

/** Something redeemed. A gift card pays what it paid, or less; the others what they are worth today. Amounts in cents. */
export type Redeemed =
  | { kind: 'giftCard'; amount: Cents }
  | { kind: 'voucher'; worth: readonly VoucherWorth[] }
  | { kind: 'promoCode'; worth: PromoWorth };

/** What there is to pay: the items, their total, and what money paid of it already. Amounts in cents. */
export type Payable = { items: readonly PayableItem[]; total: Cents; paidInMoney: Cents };

/**
 * What each pays of a reservation as it is now, in the given order, oldest first. Promo codes and vouchers make it cheaper,
 * whatever was paid: too much money goes back then, not they. Gift cards pay what money leaves. Where less is left than
 * was redeemed, the newest of a kind pays less or nothing. No two vouchers pay the same item. Cents, 0 or more; never
 * throws.
 */
export function redeemedAmounts(redeemed: readonly Redeemed[], { items, total, paidInMoney }: Payable): Cents[] {
  const cheaper = madeCheaper(redeemed, items, total);
  let rest = Math.max(0, total - sumOf(cheaper) - paidInMoney);
  return redeemed.map((one, at) => {
    if (one.kind !== 'giftCard') return cheaper[at] ?? 0;
    const amount = Math.min(rest, one.amount);
    rest -= amount;
    return amount;
  });
}

/** What each promo code and voucher takes off the total, and 0 for each gift card. */
function madeCheaper(redeemed: readonly Redeemed[], items: readonly PayableItem[], total: Cents): Cents[] {
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
