import type { CardFields } from '#contract/names.ts';
import type { PaymentProfile } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { callProvider } from '../settlement/callProvider.ts';

export function makeCardFields(deps: PaymentDeps): () => Promise<CardFields> {
  let profile: PaymentProfile | null = null;
  return async () => {
    profile ??= await callProvider(deps.payments.profile());
    return { scriptUrl: deps.cardScriptUrl, profileId: profile.id, testMode: profile.mode === 'test' };
  };
}
