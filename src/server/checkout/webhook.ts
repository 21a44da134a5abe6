import { isPaymentId, PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { applyAnswer } from './applyPayment.ts';
import { paymentById } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/**
 * A notice of the provider: only an id, and only a reason to ask. Unknown, foreign and malformed ids are ignored, so
 * nobody learns which exist. Throws PaymentProviderError (not for a refusal) when the provider cannot be asked: it then
 * delivers the notice again.
 */
export async function receiveNotice(tools: CheckoutTools, venueId: string | undefined, id: string): Promise<void> {
  if (!isPaymentId(id)) return;
  const answer = await tools.payments.get(id).catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.kind === 'rejected') return null;
    throw error;
  });
  const paymentId = answer?.metadata['payment'];
  const ownVenue = answer?.metadata['venue'];
  if (!answer || !paymentId || !ownVenue || (venueId !== undefined && venueId !== ownVenue)) return;
  const key = { venueId: ownVenue, id: paymentId };
  if (await paymentById(tools.db, key)) await applyAnswer(tools, key, answer);
}
