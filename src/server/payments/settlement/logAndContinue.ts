import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { PaymentDeps } from './paymentDeps.ts';

/**
 * Looks after one row of many, so that it keeps no other waiting: false when there was nothing to do, when the provider could
 * not be asked, or when our own books refused, which is logged. The next round tries again.
 */
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
