import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';

/** Waits for a call to the provider. Throws `payment_provider_unavailable` for whatever the provider fails with. */
export async function callProvider<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
    throw error;
  }
}
