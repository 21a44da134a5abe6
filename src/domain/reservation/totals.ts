import type { CheckoutType } from '../checkout/checkoutScreen.ts';
import { sumOf, type Cents } from '../values/cents.ts';

/** When a product is paid: online before the visit, at the venue, or as the visitor likes. */
export type PaymentMoment = 'payment' | 'location' | 'payment_and_location';

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
 * payment moment; `payment_and_location` is asked now but may wait. `totalOpen` is below 0 when too much was paid.
 */
export function totals(
  items: readonly { price: Cents; paymentMoment: PaymentMoment }[],
  checkoutType: CheckoutType,
  totalPaid: Cents,
): Totals {
  const sumFor = (moments: readonly PaymentMoment[]): Cents =>
    sumOf(items.filter(({ paymentMoment }) => moments.includes(paymentMoment)).map(({ price }) => price));
  const total = sumOf(items.map(({ price }) => price));
  const [totalPayNow, totalMustPayNow] = {
    location: [0, 0] as const,
    payment: [total, total] as const,
    'payment-and-location': [sumFor(['payment', 'payment_and_location']), sumFor(['payment'])] as const,
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
