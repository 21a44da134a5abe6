import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';

export async function callProvider<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
    throw error;
  }
}
