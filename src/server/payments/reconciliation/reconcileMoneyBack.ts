import { applyPayment } from '../settlement/applyPayment.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import { paidPayments, updatePayment } from '../settlement/payments.repo.ts';
import { refundsUnderWay, updateRefund } from '../settlement/refunds.repo.ts';
import { sendRefund } from './sendRefund.ts';
import { unlessItFails } from '../settlement/unlessItFails.ts';

const minute = 60;
const hour = 60 * minute;

/** A refund whose job gave up is sent from here; one that the provider has is asked after every hour. */
const refunds = { unsentSeconds: 10 * minute, sentSeconds: hour, limit: 20 };

/** Banks take money back within eight weeks; each payment of that time is looked at twice a day, a few at once. */
const paid = { days: 56, seconds: 12 * hour, limit: 10 };

/**
 * Looks after money of a venue that goes back without our hearing of it: refunds under way, and chargebacks and refunds
 * made at the provider. Returns how many were brought up to date; a silent provider is no error, and one that fails keeps
 * no other waiting.
 */
export async function reconcileMoneyBack(tools: CheckoutTools, venueId: string): Promise<number> {
  let done = 0;
  for (const refund of await refundsUnderWay(tools.db, { venueId, ...refunds })) {
    await updateRefund(tools.db, refund, {});
    const look =
      refund.providerId === null
        ? () => sendRefund(tools, { venueId, refundId: refund.id })
        : () => applyPayment(tools, { venueId, id: refund.paymentId });
    if (await unlessItFails(tools, refund, look)) done += 1;
  }
  for (const payment of await paidPayments(tools.db, { venueId, ...paid })) {
    await updatePayment(tools.db, payment, {});
    if (await unlessItFails(tools, payment, () => applyPayment(tools, payment))) done += 1;
  }
  return done;
}
