import type { ProviderChargeback } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import { bookOnce } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { blockSoldCredits } from './soldCredits.ts';

/**
 * Books each chargeback and reversal once, on a locked payment. Each opens a payment exception and blocks sold credits.
 */
export async function bookChargebacks(
  deps: { newId(): string },
  tx: Tx,
  payment: PaymentRow,
  chargebacks: readonly ProviderChargeback[],
): Promise<void> {
  const { venueId, reservationId, id: paymentId } = payment;
  const entry = { venueId, reservationId, paymentId, kind: 'chargeback' as const };
  let areNew = false;
  for (const { id: ref, amount, reversedAt } of chargebacks.toReversed()) {
    const isNew = await bookOnce(tx, { ...entry, id: deps.newId(), providerRef: ref, amount: -amount });
    if (isNew) await openPaymentException(tx, { ...entry, id: deps.newId(), ref, amount });
    areNew ||= isNew;
    if (reversedAt) await bookOnce(tx, { ...entry, id: deps.newId(), providerRef: `${ref}:reversed`, amount });
  }
  if (areNew) await blockSoldCredits(tx, payment, 'chargeback');
}
