import type { Cents } from '../values/cents.ts';
import type { CheckoutType } from './checkoutScreen.ts';

/**
 * Whether a reservation may be confirmed without paying online now; else `payment_required`. Always so for checkout
 * `location`; otherwise when what was paid (cents) covers what cannot wait: everything for checkout `payment`.
 */
export function mayPayOnLocation(
  checkoutType: CheckoutType,
  totals: { total: Cents; totalPaid: Cents; totalMustPayNow: Cents },
): boolean {
  if (checkoutType === 'location') return true;
  return totals.totalPaid >= (checkoutType === 'payment' ? totals.total : totals.totalMustPayNow);
}
