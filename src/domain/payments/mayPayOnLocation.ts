import type { Cents } from '../values/cents.ts';
import type { CheckoutType } from '../catalog/checkoutTypes.ts';

/**
 * Whether a reservation may be confirmed without paying online now; else `payment_required`. Always so for checkout
 * `location`; otherwise when what was paid (cents) covers what cannot wait.
 */
export function mayPayOnLocation(
  checkoutType: CheckoutType,
  totals: { totalPaid: Cents; totalMustPayNow: Cents },
): boolean {
  return checkoutType === 'location' || totals.totalPaid >= totals.totalMustPayNow;
}
