import type { LocalDate } from '../values/localDate.ts';
import type { Cents } from '../values/cents.ts';
import { saleLines, vatIn } from './vat.ts';
import type { RedeemedVoucher, SaleLine, SoldItem } from './vat.ts';

/** `count` items of one price, taxed alike; below 0 for an order that is cancelled on the day. */
export interface RevenueLine {
  date: LocalDate;
  productId: string;
  type: number;
  vatRate: number;
  kind: SaleLine['kind'];
  count: number;
  price: Cents;
  discount: Cents;
}

/** One sale with what promo codes and vouchers paid of it; `sign` -1: it is cancelled on the day. */
export interface CreditedSale {
  date: LocalDate;
  sign: number;
  items: readonly (SoldItem & { type: number })[];
  vouchers: readonly RedeemedVoucher[];
  discount: Cents;
}

export const creditedLines = (sale: CreditedSale): RevenueLine[] =>
  saleLines(sale.items, sale).map(({ item, kind, discount }) => ({
    date: sale.date,
    productId: item.productId,
    type: item.type,
    vatRate: item.vatRate,
    kind,
    count: sale.sign,
    price: item.price,
    discount,
  }));

export const bookedOf = ({ count, price }: RevenueLine): Cents => count * price;

export const discountOf = ({ count, discount }: RevenueLine): Cents => count * discount;

/** VAT included. */
export const taxedOf = ({ kind, count, price, discount }: RevenueLine): Cents =>
  kind === 'taxed' ? count * (price - discount) : 0;

/** Rounded for every item, as on its receipt. */
export const vatOf = ({ kind, count, price, discount, vatRate }: RevenueLine): Cents =>
  kind === 'taxed' ? count * vatIn({ gross: price - discount, vatRate }) : 0;
