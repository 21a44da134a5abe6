import type { CardFields } from '#contract/names.ts';
import type { PaymentProfile } from '#server/adapters/payments/paymentPort.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import { unlessProviderFails } from '../settlement/unlessProviderFails.ts';

/**
 * Tells where the provider's card fields come from and whose they are. The provider is asked once for as long as it
 * answered. Throws `payment_provider_unavailable`.
 */
export function makeCardFields(tools: CheckoutTools): () => Promise<CardFields> {
  let known: PaymentProfile | null = null;
  return async () => {
    known ??= await unlessProviderFails(tools.payments.profile());
    return { scriptUrl: tools.cardScriptUrl, profileId: known.id, testMode: known.mode === 'test' };
  };
}
