import type { CheckoutType } from '../catalog/flowTypes.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';

/** When a product is paid: online before the visit, at the venue, or as the visitor likes. */
export type PaymentMoment = 'payment' | 'location' | 'payment_and_location';

/** What an item costs, and what of it is due online in percent (a deposit; 100 when absent). */
export type PricedItem = { price: Cents; paymentMoment: PaymentMoment; depositPercentage?: number };

/** All amounts in cents. `totalPayNow` is what is asked online unless the visitor pays at the venue. */
export type Totals = {
  total: Cents;
  totalPayNow: Cents;
  /** The part of `totalPayNow` that cannot wait for the visit. */
  totalMustPayNow: Cents;
  totalPayLater: Cents;
  totalPaid: Cents;
  totalOpen: Cents;
};

/**
 * What is due and when. Checkout `location`: all later. `payment`: all now. `payment-and-location`: by each item's
 * payment moment; `payment_and_location` is asked now but may wait. Of an item with a deposit only that is due now, in whole
 * cents rounded half up; the rest is paid later. `totalOpen` is below 0 when too much was paid.
 */
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

/** What is still asked online, in cents: what is due now less what was paid or redeemed already; never below 0. */
export const amountDue = ({ totalPayNow, totalPaid }: { totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totalPayNow - totalPaid);

/** What is left to pay at the venue, in cents: all that is neither paid nor redeemed nor asked online; never below 0. */
export const amountLater = (totals: { total: Cents; totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totals.total - totals.totalPaid - amountDue(totals));
