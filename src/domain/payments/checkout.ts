import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { CheckoutType } from '../catalog/flowTypes.ts';
import type { Cents } from '../values/cents.ts';

export type CheckoutTotals = { total: Cents; totalPaid: Cents; totalPayNow?: Cents | null };

export type CheckoutScreen = 'location' | 'nothingToPay' | 'choose';

/** Specification §2. `nothingToPay`: what was paid covers what is due now. */
export function checkoutScreen(checkoutType: CheckoutType, totals: CheckoutTotals): CheckoutScreen {
  if (checkoutType === 'location') return 'location';
  return totals.totalPaid >= (totals.totalPayNow ?? totals.total) ? 'nothingToPay' : 'choose';
}

export function mayPayOnLocation(
  checkoutType: CheckoutType,
  totals: { totalPaid: Cents; totalMustPayNow: Cents },
): boolean {
  return checkoutType === 'location' || totals.totalPaid >= totals.totalMustPayNow;
}

export const totalToConfirm = (
  flow: { type: number },
  { total, totalPayNow }: { total: Cents; totalPayNow: Cents },
): Cents => (flowNeeds.isOrderCard(flow) ? total : totalPayNow);

export function orderIsPaid(flow: { type: number }, { total, totalPaid }: { total: Cents; totalPaid: Cents }): boolean {
  return !flowNeeds.isOrderCard(flow) || totalPaid >= total;
}
