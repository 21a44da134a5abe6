import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { Cents } from '../values/cents.ts';

/**
 * What must have been paid before money confirms a reservation: what is due now. What an order makes is worth its whole
 * price at once, so of an order it is all, whatever its flow asks. Cents. Never throws.
 */
export const totalToConfirm = (
  flow: { type: number },
  { total, totalPayNow }: { total: Cents; totalPayNow: Cents },
): Cents => (flowNeeds.isOrderCard(flow) ? total : totalPayNow);
