import type { CheckoutType } from '../catalog/checkoutTypes.ts';
import type { Cents } from '../values/cents.ts';

/** Amounts in cents; without `totalPayNow` all of the total is due now. */
export type CheckoutTotals = { total: Cents; totalPaid: Cents; totalPayNow?: Cents | null };

export type CheckoutScreen = 'location' | 'nothingToPay' | 'choose';

/**
 * Which checkout screen a visitor gets (specification §2): `location` to confirm without paying, `nothingToPay` when
 * what was paid covers what is due now (all of it when `totalPayNow` is absent), else `choose` a way to pay.
 */
export function checkoutScreen(checkoutType: CheckoutType, totals: CheckoutTotals): CheckoutScreen {
  if (checkoutType === 'location') return 'location';
  return totals.totalPaid >= (totals.totalPayNow ?? totals.total) ? 'nothingToPay' : 'choose';
}
