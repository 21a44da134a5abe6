import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';

/** False when the provider could not be asked; the next round tries again. */
export async function unlessSilent(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look();
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderError) return false;
    throw error;
  }
}
