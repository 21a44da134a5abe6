import type { ProductRevenue, RevenueDay } from '#contract/names.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import { groupBy } from '../values/groupBy.ts';
import type { LocalDate } from '../values/localDate.ts';
import { bookedOf, discountOf, taxedOf, vatOf } from './revenueLines.ts';
import type { RevenueLine } from './revenueLines.ts';

/** What the ledger moved on a day in one way; `method` '' where the kind says all. */
export interface LedgerSum {
  date: LocalDate;
  kind: 'paid' | 'refund' | 'chargeback' | 'desk' | 'giftCard' | 'voucher' | 'promoCode' | 'toGiftCard';
  method: string;
  amount: Cents;
}

interface RevenueInput {
  lines: readonly RevenueLine[];
  ledger: readonly LedgerSum[];
  open: ReadonlyMap<LocalDate, Cents>;
}

export function revenueDays(dates: readonly LocalDate[], { lines, ledger, open }: RevenueInput): RevenueDay[] {
  const linesOn = groupBy(lines, ({ date }) => date);
  const ledgerOn = groupBy(ledger, ({ date }) => date);
  return dates.map((date) => ({
    date,
    ...soldOn(linesOn.get(date) ?? []),
    open: open.get(date) ?? 0,
    ...movedOn(ledgerOn.get(date) ?? []),
  }));
}

function soldOn(lines: readonly RevenueLine[]) {
  const sum = (of: (line: RevenueLine) => Cents, kind?: RevenueLine['kind']): Cents =>
    sumOf(lines.filter((line) => kind === undefined || line.kind === kind).map(of));
  return {
    booked: sum(bookedOf),
    byVatRate: rates(lines),
    multiPurpose: sum(bookedOf, 'multiPurpose'),
    byVouchers: sum(bookedOf, 'byVoucher'),
    discount: sum(discountOf),
  };
}

function rates(lines: readonly RevenueLine[]): RevenueDay['byVatRate'] {
  const taxed = lines.filter(({ kind }) => kind === 'taxed');
  return [...groupBy(taxed, ({ vatRate }) => vatRate)]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, ofRate]) => ({
      rate: rate as 0 | 9 | 21,
      amount: sumOf(ofRate.map(taxedOf)),
      vat: sumOf(ofRate.map(vatOf)),
    }));
}

function movedOn(sums: readonly LedgerSum[]) {
  const of = (kind: LedgerSum['kind']) => sums.filter((one) => one.kind === kind);
  const total = (kind: LedgerSum['kind']): Cents => sumOf(of(kind).map(({ amount }) => amount));
  const back = (kind: LedgerSum['kind']): Cents => 0 - total(kind);
  const methods = (kind: LedgerSum['kind']) => of(kind).map(({ method, amount }) => ({ method, amount }));
  return {
    paidOnline: methods('paid'),
    paidAtVenue: methods('desk'),
    refunded: back('refund'),
    chargedBack: back('chargeback'),
    toGiftCards: back('toGiftCard'),
    redeemed: { giftCard: total('giftCard'), voucher: total('voucher'), promoCode: total('promoCode') },
    ledger: sumOf(sums.map(({ amount }) => amount)),
  };
}

/** What brought in most first, without what was sold and cancelled; a product whose rate changed stands there once for each. */
export function revenueByProduct(lines: readonly RevenueLine[]): Omit<ProductRevenue, 'name'>[] {
  const groups = groupBy(lines, ({ productId, vatRate }) => JSON.stringify([productId, vatRate]));
  return [...groups.values()]
    .map((ofProduct) => ({
      productId: ofProduct[0]!.productId,
      type: ofProduct[0]!.type,
      vatRate: ofProduct[0]!.vatRate as 0 | 9 | 21,
      count: sumOf(ofProduct.map(({ count }) => count)),
      booked: sumOf(ofProduct.map(bookedOf)),
      taxed: sumOf(ofProduct.map(taxedOf)),
      vat: sumOf(ofProduct.map(vatOf)),
    }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => b.booked - a.booked || (a.productId < b.productId ? -1 : 1));
}
