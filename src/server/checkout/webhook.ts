import { isPaymentId, PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { applyAnswer } from './applyPayment.ts';
import { mergeCalls } from './mergeCalls.ts';
import { paymentById, paymentByProviderId, someMayAppear } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/**
 * Hears notices of the provider: only an id, and only a reason to ask. Unknown, foreign and malformed ids are ignored, so
 * nobody learns which exist. Notices of one payment that come at once are heard together, for anybody can send them. Throws
 * PaymentProviderError (not for a refusal) when the provider cannot be asked: it then delivers the notice again.
 */
export function makeReceiveNotice(tools: CheckoutTools): (venueId: string | undefined, id: string) => Promise<void> {
  const merge = mergeCalls();
  return async (venueId, id) => {
    if (isPaymentId(id) && venueId !== undefined) await merge(`${id} ${venueId}`, () => hear(tools, venueId, id));
  };
}

async function hear(tools: CheckoutTools, venueId: string, id: string): Promise<void> {
  if (!(await mayBeOurs(tools, venueId, id))) return;
  const answer = await tools.payments.get(id).catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.kind === 'rejected') return null;
    throw error;
  });
  const paymentId = answer?.metadata['payment'];
  if (!answer || !paymentId || answer.metadata['venue'] !== venueId) return;
  const key = { venueId, id: paymentId };
  if (await paymentById(tools.db, key)) await applyAnswer(tools, key, answer);
}

/** Anybody can send notices: the provider is asked only about ids of ours, or while an id of ours is still to come. */
async function mayBeOurs(tools: CheckoutTools, venueId: string, id: string): Promise<boolean> {
  return (await paymentByProviderId(tools.db, venueId, id)) !== null || someMayAppear(tools.db, venueId);
}
