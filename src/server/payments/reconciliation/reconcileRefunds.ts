import { applyPayment } from '../settlement/applyPayment.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { paidPayments, updatePayment } from '../settlement/payments.repo.ts';
import { refundsInProgress, updateRefund } from '../settlement/refunds.repo.ts';
import { sendRefund } from './sendRefund.ts';
import { logAndContinue } from '../settlement/logAndContinue.ts';

const minute = 60;
const hour = 60 * minute;

const refunds = { unsentSeconds: 10 * minute, sentSeconds: hour, limit: 20 };

/** Banks charge back within eight weeks; each payment of that time is checked twice a day. */
const paid = { days: 56, seconds: 12 * hour, limit: 10 };

/**
 * Pending refunds, chargebacks, and refunds made at the provider. Returns how many rows were updated. A failing row
 * stops no other.
 */
export async function reconcileRefunds(deps: PaymentDeps, venueId: string): Promise<number> {
  let updatedCount = 0;
  for (const refund of await refundsInProgress(deps.db, { venueId, ...refunds })) {
    await updateRefund(deps.db, refund, {});
    const update =
      refund.providerId === null
        ? () => sendRefund(deps, { venueId, refundId: refund.id })
        : () => applyPayment(deps, { venueId, id: refund.paymentId });
    if (await logAndContinue(deps, refund, update)) updatedCount += 1;
  }
  for (const payment of await paidPayments(deps.db, { venueId, ...paid })) {
    await updatePayment(deps.db, payment, {});
    if (await logAndContinue(deps, payment, () => applyPayment(deps, payment))) updatedCount += 1;
  }
  return updatedCount;
}
