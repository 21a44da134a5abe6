import type { PaymentProviderCheck } from '#contract/names.ts';
import { isSupported } from '#domain/payments/paymentMethods.ts';
import { callProvider } from '../settlement/callProvider.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/** Asks the provider now. Throws `payment_provider_unavailable`. */
export async function checkProvider({ payments, paymentMode }: PaymentDeps): Promise<PaymentProviderCheck> {
  const offered = await callProvider(payments.methods());
  return { mode: paymentMode, methods: offered.map(({ id }) => id).filter(isSupported) };
}
