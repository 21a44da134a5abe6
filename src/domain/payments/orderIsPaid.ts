import { flowNeeds } from '../catalog/flowNeeds.ts';
import type { Cents } from '../values/cents.ts';

/**
 * Whether a reservation may be confirmed as far as its flow is concerned: what an order makes is worth its whole price at
 * once, so all of it is paid first. Always so for a visit. Amounts in cents. Never throws.
 */
export function orderIsPaid(flow: { type: number }, { total, totalPaid }: { total: Cents; totalPaid: Cents }): boolean {
  return !flowNeeds.isOrderCard(flow) || totalPaid >= total;
}
