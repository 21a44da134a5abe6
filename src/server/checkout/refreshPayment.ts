import type { Payment } from '#contract/names.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { adoptOrphan } from './adoptOrphan.ts';
import { applyPayment } from './applyPayment.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import { paymentById } from './payments.repo.ts';
import { cameToNothing, chargedBackOf, refundsOf } from './refunds.repo.ts';
import { isBeingMade } from './settlePayments.ts';

type Key = { venueId: string; id: string };

/**
 * Asks the provider about one payment now, and answers what became of it.
 * Throws `not_found`, `payment_provider_unavailable`.
 */
export async function refreshPayment(tools: CheckoutTools, key: Key): Promise<Payment> {
  const payment = await paymentById(tools.db, key);
  if (!payment) throw problem('not_found');
  try {
    if (payment.providerId !== null) await applyPayment(tools, key);
    else if (payment.state === 'creating' && !isBeingMade(tools, payment)) await adoptOrphan(tools, payment);
  } catch (error) {
    if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
    throw error;
  }
  return paymentView(tools.db, key);
}

async function paymentView(db: Db, key: Key): Promise<Payment> {
  const row = await paymentById(db, key);
  if (!row) throw problem('not_found');
  const refunds = (await refundsOf(db, key)).filter((refund) => !cameToNothing(refund));
  return {
    id: row.id,
    reservationId: row.reservationId,
    providerId: row.providerId,
    method: row.method,
    state: row.state,
    amount: row.amount,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    chargedBack: await chargedBackOf(db, key),
    failureReason: row.failureReason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
