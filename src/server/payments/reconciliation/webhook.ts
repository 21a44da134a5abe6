import { createConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';
import type { ConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';
import { isPaymentId, PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { applyProviderPayment } from '../settlement/applyPayment.ts';
import { singleFlight } from '../settlement/singleFlight.ts';
import { paymentById, paymentByProviderId, mayHaveOrphans } from '../settlement/payments.repo.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

interface WebhookCall {
  venueId: string;
  id: string;
}

const unknownIds = { atOnce: 2, waitMs: 5_000 };

/**
 * Unknown, foreign and malformed ids are ignored, so nobody learns which exist. Looks up our ids, and others while a
 * payment of ours may still appear; calls at once for one payment share a lookup. Throws PaymentProviderError when the
 * provider cannot be asked: it then delivers again.
 */
export function makeHandleWebhook(deps: PaymentDeps): (venueId: string | undefined, id: string) => Promise<void> {
  const once = singleFlight();
  const limit = createConcurrencyLimit(unknownIds.atOnce);
  return async (venueId, id) => {
    if (isPaymentId(id) && venueId !== undefined)
      await once(`${id} ${venueId}`, () => handleCall(deps, limit, { venueId, id }));
  };
}

async function handleCall(deps: PaymentDeps, limit: ConcurrencyLimit, call: WebhookCall): Promise<void> {
  const { venueId } = call;
  const isKnown = (await paymentByProviderId(deps.db, venueId, call.id)) !== null;
  if (!isKnown && !(await mayHaveOrphans(deps.db, venueId))) return;
  const providerPayment = await (isKnown
    ? providerPaymentOf(deps, call)
    : withinLimit(limit, () => providerPaymentOf(deps, call)));
  const paymentId = providerPayment?.metadata['payment'];
  if (!providerPayment || !paymentId || providerPayment.metadata['venue'] !== venueId) return;
  const key = { venueId, id: paymentId };
  if (await paymentById(deps.db, key)) await applyProviderPayment(deps, key, providerPayment);
}

async function providerPaymentOf(deps: PaymentDeps, { id }: WebhookCall): Promise<ProviderPayment | null> {
  return deps.payments.get(id).catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.kind === 'rejected') return null;
    throw error;
  });
}

async function withinLimit<T>(limit: ConcurrencyLimit, task: () => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(unknownIds.waitMs);
  return limit(task, signal).catch((error: unknown) => {
    throw error === signal.reason ? new PaymentProviderError('unavailable', 'too many lookups wait') : error;
  });
}
