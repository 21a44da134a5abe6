import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { CheckoutType } from '../catalog/flowTypes.ts';
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

/**
 * What must have been paid before money confirms a reservation: what is due now. What an order makes is worth its whole
 * price at once, so of an order it is all, whatever its flow asks. Cents. Never throws.
 */
export const totalToConfirm = (
  flow: { type: number },
  { total, totalPayNow }: { total: Cents; totalPayNow: Cents },
): Cents => (flowNeeds.isOrderCard(flow) ? total : totalPayNow);

/**
 * Whether a reservation may be confirmed as far as its flow is concerned: what an order makes is worth its whole price at
 * once, so all of it is paid first. Always so for a visit. Amounts in cents. Never throws.
 */
export function orderIsPaid(flow: { type: number }, { total, totalPaid }: { total: Cents; totalPaid: Cents }): boolean {
  return !flowNeeds.isOrderCard(flow) || totalPaid >= total;
}
