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

const vatIn = ({ gross, vatRate }: TaxedLine): Cents => Math.round((gross * vatRate) / (100 + vatRate));

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

/** `discount`: what promo codes take off, in cents. */
export function vatOfSale(
  items: readonly SoldItem[],
  { vouchers, discount }: { vouchers: readonly RedeemedVoucher[]; discount: Cents },
): SaleVat {
  const multiPurpose = items.filter((item) => item.isMultiPurpose);
  let taxed = items.filter((item) => !item.isMultiPurpose);
  let byVouchers = 0;
  for (const { worth } of vouchers.filter(({ vatRate }) => vatRate > 0)) {
    const paid = voucherItems(taxed, worth);
    taxed = taxed.filter((item) => !paid.includes(item));
    byVouchers += sumOf(paid.map(({ price }) => price));
  }
  const shares = spreadDiscount(
    taxed.map(({ price }) => price),
    discount,
  );
  return {
    ...vatSplit(taxed.map(({ price, vatRate }, at) => ({ gross: price - (shares[at] ?? 0), vatRate }))),
    multiPurpose: sumOf(multiPurpose.map(({ price }) => price)),
    byVouchers,
  };
}
