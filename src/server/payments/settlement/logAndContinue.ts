import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { PaymentDeps } from './paymentDeps.ts';

/** False: nothing to do, the provider could not be asked, or a failure that is logged. The next round retries. */
export async function logAndContinue(
  { log }: Pick<PaymentDeps, 'log'>,
  row: { venueId: string; id: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return (await work()) !== false;
  } catch (error) {
    if (!(error instanceof PaymentProviderError))
      log.error({ ...failureFields(error), venue: row.venueId, row: row.id }, 'reconciliation failed');
    return false;
  }
}
