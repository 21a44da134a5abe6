import type { CheckoutType } from '../catalog/flowTypes.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';

export type PaymentMoment = 'payment' | 'location' | 'payment_and_location';

export type PricedItem = { price: Cents; paymentMoment: PaymentMoment; depositPercentage?: number };

export type Totals = {
  total: Cents;
  totalPayNow: Cents;
  totalMustPayNow: Cents;
  totalPayLater: Cents;
  totalPaid: Cents;
  totalOpen: Cents;
};

/** Deposits in whole cents, rounded half up; `totalOpen` is below 0 when too much was paid. */
export function totals(items: readonly PricedItem[], checkoutType: CheckoutType, totalPaid: Cents): Totals {
  const dueOf = (moments: readonly PaymentMoment[]): Cents =>
    sumOf(items.filter(({ paymentMoment }) => moments.includes(paymentMoment)).map(depositOf));
  const total = sumOf(items.map(({ price }) => price));
  const [totalPayNow, totalMustPayNow] = {
    location: [0, 0] as const,
    payment: [sumOf(items.map(depositOf)), sumOf(items.map(depositOf))] as const,
    'payment-and-location': [dueOf(['payment', 'payment_and_location']), dueOf(['payment'])] as const,
  }[checkoutType];
  return {
    total,
    totalPayNow,
    totalMustPayNow,
    totalPayLater: total - totalPayNow,
    totalPaid,
    totalOpen: total - totalPaid,
  };
}

const depositOf = ({ price, depositPercentage = 100 }: PricedItem): Cents =>
  Math.round((price * depositPercentage) / 100);

export const amountDue = ({ totalPayNow, totalPaid }: { totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totalPayNow - totalPaid);

export const amountLater = (totals: { total: Cents; totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totals.total - totals.totalPaid - amountDue(totals));
