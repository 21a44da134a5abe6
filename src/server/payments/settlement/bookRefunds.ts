import type { ProviderRefund } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import { bookOnce } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { enqueueRefundMail, openRefundFailure } from './refundOutcomes.ts';
import { hasFailed, insertRefund, refundsOf, updateRefund } from './refunds.repo.ts';
import type { RefundRow } from './refunds.repo.ts';
import { blockSoldCredits } from './soldCredits.ts';

type BookDeps = { newId(): string };

const progress: Record<RefundRow['state'], number> = {
  queued: 0,
  pending: 1,
  processing: 2,
  refunded: 3,
  canceled: 4,
  failed: 4,
};

/**
 * Books refunds of a locked payment, also those made at the provider, which block sold credits. A failed one is
 * reversed and opens a payment exception.
 */
export async function bookRefunds(
  deps: BookDeps,
  tx: Tx,
  payment: PaymentRow,
  providerRefunds: readonly ProviderRefund[],
): Promise<void> {
  if (providerRefunds.length === 0) return;
  const existingRefunds = await refundsOf(tx, payment);
  for (const refund of providerRefunds.toReversed()) {
    const existingRefund = existingRefunds.find((row) => isSameRefund(row, refund));
    await updateAndBook(deps, tx, {
      payment,
      row: existingRefund ?? (await insertProviderRefund(deps, tx, payment, refund)),
      refund,
    });
    if (!existingRefund) await blockSoldCredits(tx, payment, 'refund');
  }
  await openIfOverRefunded(deps, tx, payment);
}

async function openIfOverRefunded(deps: BookDeps, tx: Tx, payment: PaymentRow): Promise<void> {
  const refunds = (await refundsOf(tx, payment)).filter((refund) => !hasFailed(refund));
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (back <= payment.amount) return;
  const { venueId, reservationId, id: paymentId } = payment;
  const exception = { venueId, id: deps.newId(), kind: 'mismatch' as const, ref: `${paymentId}:refunds` };
  await openPaymentException(tx, { ...exception, reservationId, paymentId, amount: back - payment.amount });
}

function isSameRefund(row: RefundRow, { id, metadata }: ProviderRefund): boolean {
  if (row.providerId !== null) return row.providerId === id;
  return row.target === 'payment' && row.id === metadata['refund'] && row.venueId === metadata['venue'];
}

function insertProviderRefund(
  deps: BookDeps,
  tx: Tx,
  payment: PaymentRow,
  { amount }: ProviderRefund,
): Promise<RefundRow> {
  return insertRefund(tx, {
    venueId: payment.venueId,
    id: deps.newId(),
    paymentId: payment.id,
    amount,
    target: 'payment',
    reason: '',
    actor: 'provider',
  });
}

interface RefundUpdate {
  payment: PaymentRow;
  row: RefundRow;
  refund: ProviderRefund;
}

async function updateAndBook(deps: BookDeps, tx: Tx, { payment, row, refund }: RefundUpdate): Promise<void> {
  if (row.providerId !== null && progress[refund.status] <= progress[row.state]) return;
  const now = { ...row, providerId: refund.id, state: refund.status, amount: refund.amount };
  await updateRefund(tx, row, { providerId: refund.id, state: refund.status, amount: refund.amount });
  await bookMovement(deps, tx, { payment, row: now, part: '', amount: -refund.amount });
  if (hasFailed(now)) {
    await bookMovement(deps, tx, { payment, row: now, part: ':returned', amount: refund.amount });
    await openRefundFailure(deps, tx, { payment, refund: now });
  } else if (row.providerId === null) await enqueueRefundMail(tx, { payment, refund: now });
}

async function bookMovement(
  deps: BookDeps,
  tx: Tx,
  entry: { payment: PaymentRow; row: RefundRow; part: '' | ':returned'; amount: number },
): Promise<void> {
  const { payment, row, part, amount } = entry;
  await bookOnce(tx, {
    venueId: payment.venueId,
    id: deps.newId(),
    reservationId: payment.reservationId,
    paymentId: payment.id,
    kind: 'refund',
    providerRef: `${row.providerId}${part}`,
    amount,
    actor: row.actor,
    reason: row.reason,
  });
}
