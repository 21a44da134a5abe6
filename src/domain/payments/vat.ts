import { voucherItems } from '../credits/redeemedAmounts.ts';
import type { PayableItem, VoucherWorth } from '../credits/redeemedAmounts.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';

/** `gross`: what is paid, VAT included; `vatRate` in percent. */
export interface TaxedLine {
  gross: Cents;
  vatRate: number;
}

export interface VatAmounts {
  net: Cents;
  vat: Cents;
  gross: Cents;
}

export interface VatSplit {
  /** Ascending. */
  rates: (VatAmounts & { rate: number })[];
  total: VatAmounts;
}

/** VAT is rounded to whole cents for every line, half a cent up; net is what remains, so all sums fit to the cent. */
export function vatSplit(lines: readonly TaxedLine[]): VatSplit {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b);
  return {
    rates: rates.map((rate) => ({ rate, ...amountsOf(lines.filter(({ vatRate }) => vatRate === rate)) })),
    total: amountsOf(lines),
  };
}

export const vatIn = ({ gross, vatRate }: TaxedLine): Cents => Math.round((gross * vatRate) / (100 + vatRate));

function amountsOf(lines: readonly TaxedLine[]): VatAmounts {
  const gross = sumOf(lines.map((line) => line.gross));
  const vat = sumOf(lines.map(vatIn));
  return { net: gross - vat, vat, gross };
}

/** What each line bears of the discount: in proportion, whole cents, together all of it but never above its line. */
export function spreadDiscount(grosses: readonly Cents[], discount: Cents): Cents[] {
  const total = sumOf(grosses);
  const whole = Math.min(Math.max(0, discount), total);
  let borne = 0;
  let passed = 0;
  return grosses.map((gross) => {
    passed += gross;
    const upToHere = total === 0 ? 0 : Math.floor((whole * passed) / total);
    const share = upToHere - borne;
    borne = upToHere;
    return share;
  });
}

export interface SoldItem extends PayableItem {
  vatRate: number;
  /** A gift card for anything: it is taxed when it pays. */
  isMultiPurpose: boolean;
}

/** `vatRate` above 0: what it stands for was taxed when the voucher was sold. */
export interface RedeemedVoucher {
  vatRate: number;
  worth: readonly VoucherWorth[];
}

export interface SaleVat extends VatSplit {
  /** Sold without VAT. */
  multiPurpose: Cents;
  /** Taxed when the vouchers that paid it were sold. */
  byVouchers: Cents;
}

/** Vouchers and promo codes of one sale; `discount` in cents. */
export interface SaleCredits {
  vouchers: readonly RedeemedVoucher[];
  discount: Cents;
}

/** An item as it is taxed; only what is `taxed` bears a discount. */
export interface SaleLine<Item extends SoldItem = SoldItem> {
  item: Item;
  kind: 'taxed' | 'multiPurpose' | 'byVoucher';
  discount: Cents;
}

/** Every item once. */
export function saleLines<Item extends SoldItem>(
  items: readonly Item[],
  { vouchers, discount }: SaleCredits,
): SaleLine<Item>[] {
  let taxed = items.filter((item) => !item.isMultiPurpose);
  const paidByVouchers: Item[] = [];
  for (const { worth } of vouchers.filter(({ vatRate }) => vatRate > 0)) {
    const paid = voucherItems(taxed, worth);
    taxed = taxed.filter((item) => !paid.includes(item));
    paidByVouchers.push(...paid);
  }
  const shares = spreadDiscount(
    taxed.map(({ price }) => price),
    discount,
  );
  const withoutDiscount = (kind: SaleLine['kind']) => (item: Item) => ({ item, kind, discount: 0 });
  return [
    ...items.filter((item) => item.isMultiPurpose).map(withoutDiscount('multiPurpose')),
    ...paidByVouchers.map(withoutDiscount('byVoucher')),
    ...taxed.map((item, at) => ({ item, kind: 'taxed' as const, discount: shares[at] ?? 0 })),
  ];
}

export function vatOfSale(items: readonly SoldItem[], credits: SaleCredits): SaleVat {
  const lines = saleLines(items, credits);
  const priceOf = (kind: SaleLine['kind']): Cents =>
    sumOf(lines.filter((line) => line.kind === kind).map(({ item }) => item.price));
  const taxed = lines.filter(({ kind }) => kind === 'taxed');
  return {
    ...vatSplit(taxed.map(({ item, discount }) => ({ gross: item.price - discount, vatRate: item.vatRate }))),
    multiPurpose: priceOf('multiPurpose'),
    byVouchers: priceOf('byVoucher'),
  };
}
