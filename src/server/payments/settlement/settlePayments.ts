import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import { applyProviderPayment, applyPayment } from './applyPayment.ts';
import { adoptOrphan } from './adoptOrphan.ts';
import { isInCreation } from './creation.ts';
import { isUnfinished, paymentById, paymentsOf } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { PaymentDeps } from './paymentDeps.ts';

/**
 * Asks the provider about every unfinished payment and cancels open ones, but none that `mayGoOn`. Throws
 * `payment_in_progress` (also for a minute after a call without response), `reservation_confirmed` when one is paid,
 * `payment_provider_unavailable`.
 */
export async function settlePayments(
  deps: PaymentDeps,
  { venueId, reservationId }: { venueId: string; reservationId: string },
  mayGoOn: (payment: PaymentRow) => boolean = () => false,
): Promise<void> {
  const payments = await paymentsOf(deps.db, { venueId, reservationId });
  const unfinished = payments.filter((payment) => isUnfinished(payment) && !mayGoOn(payment));
  for (const payment of unfinished) {
    const state = await endPayment(deps, payment);
    if (state === 'paid') throw problem('reservation_confirmed');
    if (state === 'unfinished') throw problem('payment_in_progress');
  }
}

async function endPayment(deps: PaymentDeps, payment: PaymentRow): Promise<'paid' | 'unfinished' | 'over'> {
  if (isInCreation(payment)) return 'unfinished';
  try {
    if (payment.providerId === null) await adoptOrphan(deps, payment);
    else await applyPayment(deps, payment);
    await cancelAtProvider(deps, payment);
  } catch (error) {
    if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
    throw error;
  }
  const now = await paymentById(deps.db, payment);
  if (!now) return 'over';
  if (now.state === 'paid') return 'paid';
  return isUnfinished(now) ? 'unfinished' : 'over';
}

async function cancelAtProvider(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const current = await paymentById(deps.db, payment);
  if (!current?.providerId || !isUnfinished(current)) return;
  const providerPayment = await deps.payments.cancel(current.providerId).catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.kind === 'rejected') return null;
    throw error;
  });
  if (providerPayment) await applyProviderPayment(deps, current, providerPayment);
  else await applyPayment(deps, current);
}
