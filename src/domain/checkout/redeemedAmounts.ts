import { sumOf, type Cents } from '../values/cents.ts';
import { promoAmount, type PromoWorth } from './promoAmount.ts';
import { voucherItems, type PayableItem, type VoucherWorth } from './voucherItems.ts';

/** Something redeemed. A gift card pays what it paid, or less; the others what they are worth today. Amounts in cents. */
export type Redeemed =
  | { kind: 'giftCard'; amount: Cents }
  | { kind: 'voucher'; worth: readonly VoucherWorth[] }
  | { kind: 'promoCode'; worth: PromoWorth };

/** What there is to pay: the items, their total, and what money paid of it already. Amounts in cents. */
export type Payable = { items: readonly PayableItem[]; total: Cents; paidInMoney: Cents };

/**
 * What each pays of a reservation as it is now, in the given order, oldest first: where less is left than was redeemed,
 * the newest pays less or nothing. No two vouchers pay the same item. Cents, 0 or more; never throws.
 */
export function redeemedAmounts(redeemed: readonly Redeemed[], { items, total, paidInMoney }: Payable): Cents[] {
  let rest = Math.max(0, total - paidInMoney);
  let unpaid = items;
  return redeemed.map((one) => {
    const paid = one.kind === 'voucher' ? voucherItems(unpaid, one.worth) : [];
    unpaid = unpaid.filter((item) => !paid.includes(item));
    const amount = Math.min(rest, worthOf(one, paid, total));
    rest -= amount;
    return amount;
  });
}

function worthOf(one: Redeemed, paid: readonly PayableItem[], total: Cents): Cents {
  if (one.kind === 'giftCard') return one.amount;
  return one.kind === 'voucher' ? sumOf(paid.map(({ price }) => price)) : promoAmount(one.worth, total);
}
