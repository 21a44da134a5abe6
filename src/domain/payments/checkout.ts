import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { CheckoutType } from '../catalog/flowTypes.ts';
import type { Cents } from '../values/cents.ts';

export type CheckoutTotals = { total: Cents; totalPaid: Cents; totalPayNow?: Cents | null; totalMayPayNow: Cents };

export type CheckoutScreen = 'location' | 'nothingToPay' | 'choose';

/** Specification §2. `nothingToPay`: what was paid covers what is due now, and no more may be paid now. */
export function checkoutScreen(checkoutType: CheckoutType, totals: CheckoutTotals): CheckoutScreen {
  if (checkoutType === 'location') return 'location';
  const isCovered = totals.totalPaid >= Math.max(totals.totalPayNow ?? totals.total, totals.totalMayPayNow);
  return isCovered ? 'nothingToPay' : 'choose';
}

/** The rest waits for the venue. */
export const mayPayOnLocation = (totals: Pick<CheckoutTotals, 'total' | 'totalPaid' | 'totalPayNow'>): boolean =>
  totals.totalPaid >= (totals.totalPayNow ?? totals.total);

export const totalToConfirm = (
  flow: { type: number },
  { total, totalPayNow }: { total: Cents; totalPayNow: Cents },
): Cents => (flowNeeds.isOrderCard(flow) ? total : totalPayNow);

export function orderIsPaid(flow: { type: number }, { total, totalPaid }: { total: Cents; totalPaid: Cents }): boolean {
  return !flowNeeds.isOrderCard(flow) || totalPaid >= total;
}
