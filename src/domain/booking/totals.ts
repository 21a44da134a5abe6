import type { CheckoutType } from '../catalog/flowTypes.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';

export type PaymentMoment = 'payment' | 'location' | 'payment_and_location';

export type PricedItem = { price: Cents; paymentMoment: PaymentMoment; depositPercentage?: number };

export type Totals = {
  total: Cents;
  /** What must be paid now. */
  totalPayNow: Cents;
  /** What may be paid now: the same and what waits for the venue by choice. */
  totalMayPayNow: Cents;
  totalPayLater: Cents;
  totalPaid: Cents;
  totalOpen: Cents;
};

/** Deposits in whole cents, rounded half up; `totalOpen` is below 0 when too much was paid. */
export function totals(items: readonly PricedItem[], checkoutType: CheckoutType, totalPaid: Cents): Totals {
  const total = sumOf(items.map(({ price }) => price));
  const [totalPayNow, totalMayPayNow] = payableNow(items, checkoutType);
  return {
    total,
    totalPayNow,
    totalMayPayNow,
    totalPayLater: total - totalPayNow,
    totalPaid,
    totalOpen: total - totalPaid,
  };
}

function payableNow(items: readonly PricedItem[], checkoutType: CheckoutType): readonly [must: Cents, may: Cents] {
  if (checkoutType === 'location') return [0, 0];
  const deposits = (due: readonly PricedItem[]): Cents => sumOf(due.map(depositOf));
  if (checkoutType === 'payment') return [deposits(items), deposits(items)];
  const must = deposits(items.filter(({ paymentMoment }) => paymentMoment === 'payment'));
  const may = items.filter(({ paymentMoment }) => paymentMoment !== 'location');
  return [must, sumOf(may.map(({ price }) => price))];
}

const depositOf = ({ price, depositPercentage = 100 }: PricedItem): Cents =>
  Math.round((price * depositPercentage) / 100);

export const amountDue = ({ totalPayNow, totalPaid }: { totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totalPayNow - totalPaid);

export const amountLater = (totals: { total: Cents; totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totals.total - totals.totalPaid - amountDue(totals));

type DueTotals = Pick<Totals, 'totalPayNow' | 'totalMayPayNow' | 'totalPaid'>;

export const mayPayMore = (totals: DueTotals): boolean =>
  Math.max(0, totals.totalMayPayNow - totals.totalPaid) > amountDue(totals);

/** Who pays online while nothing is due pays all that may be paid now. */
const paysAllOnline = (totals: DueTotals, payAll: boolean): boolean =>
  mayPayMore(totals) && (payAll || amountDue(totals) === 0);

/** The totals as an online payment changes them. */
export function onlineTotals<T extends DueTotals & { total: Cents }>(totals: T, payAll: boolean): T {
  if (!paysAllOnline(totals, payAll)) return totals;
  const totalPayNow = totals.totalMayPayNow;
  return { ...totals, totalPayNow, totalPayLater: totals.total - totalPayNow };
}

/** Cents of an online payment. */
export const onlineAmount = (totals: DueTotals, payAll: boolean): Cents =>
  paysAllOnline(totals, payAll) ? totals.totalMayPayNow - totals.totalPaid : amountDue(totals);
