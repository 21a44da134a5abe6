import type { Payment } from '#contract/names.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { staffPayment } from '../staff/payments.service.ts';
import { adoptOrphan } from '../settlement/adoptOrphan.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { isInCreation } from '../settlement/creation.ts';
import { isUnfinished, paymentById, wasNeverCreated } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';

type Key = { venueId: string; id: string };

/**
 * The entry says that staff asked the provider, whatever it then answers: no transaction stays open for that. What follows
 * from the answer is in the payment's own books. Throws `not_found`, `payment_provider_unavailable`.
 */
export async function refreshPayment(deps: PaymentDeps, key: Key): Promise<Payment> {
  const payment = await paymentById(deps.db, key);
  if (!payment) throw problem('not_found');
  await inTransaction(deps.db, (tx) => recordChange(tx, { ...key, kind: 'payment' }, { action: 'refreshed' }));
  try {
    if (payment.providerId !== null) await applyPayment(deps, key);
    else if (mayBeOrphaned(payment)) await adoptOrphan(deps, payment);
  } catch (error) {
    if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
    throw error;
  }
  return staffPayment(deps.db, key);
}

const mayBeOrphaned = (payment: PaymentRow): boolean =>
  wasNeverCreated(payment) || (isUnfinished(payment) && !isInCreation(payment));
