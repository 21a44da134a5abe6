import type { ProviderChargeback } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { openMoneyTask } from './moneyTasks.repo.ts';
import { bookOnce } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { blockSoldCards } from './soldCards.ts';

/**
 * Books what the payer's bank took back of a locked payment, and what it gave back after all, each once. Every chargeback
 * is put on the list of staff: whether the booking stands is for people to decide. Cards that were bought are blocked.
 */
export async function bookChargebacks(
  tools: { newId(): string },
  tx: Tx,
  payment: PaymentRow,
  chargebacks: readonly ProviderChargeback[],
): Promise<void> {
  const { venueId, reservationId, id: paymentId } = payment;
  const entry = { venueId, reservationId, paymentId, kind: 'chargeback' as const };
  let areNew = false;
  for (const { id: ref, amount, reversedAt } of chargebacks.toReversed()) {
    const isNew = await bookOnce(tx, { ...entry, id: tools.newId(), providerRef: ref, amount: -amount });
    if (isNew) await openMoneyTask(tx, { ...entry, id: tools.newId(), ref, amount });
    areNew ||= isNew;
    if (reversedAt) await bookOnce(tx, { ...entry, id: tools.newId(), providerRef: `${ref}:reversed`, amount });
  }
  if (areNew) await blockSoldCards(tx, payment, 'chargeback');
}
