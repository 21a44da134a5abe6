import type { ProviderRefund } from '#server/adapters/payments/paymentPort.ts';
import type { Tx } from '#server/db/schema.ts';
import { openMoneyTask } from './moneyTasks.repo.ts';
import { bookOnce } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { tellRefunded, tellRefundFailed } from './refundNews.ts';
import { cameToNothing, insertRefund, refundsOf, updateRefund } from './refunds.repo.ts';
import type { RefundRow } from './refunds.repo.ts';
import { blockSoldCards } from './soldCards.ts';

type BookTools = { newId(): string };

/** How far a refund is; an answer that was slower than a later one never takes it back. */
const progress: Record<RefundRow['state'], number> = {
  queued: 0,
  pending: 1,
  processing: 2,
  refunded: 3,
  canceled: 4,
  failed: 4,
};

/**
 * Brings the refunds of a locked payment up to date with what the provider tells of them, also those made at the provider
 * itself, which block cards that were bought. One that came to nothing gives its money back to the books and is put on the
 * list of staff.
 */
export async function bookRefunds(
  tools: BookTools,
  tx: Tx,
  payment: PaymentRow,
  told: readonly ProviderRefund[],
): Promise<void> {
  if (told.length === 0) return;
  const known = await refundsOf(tx, payment);
  for (const refund of told.toReversed()) {
    const ours = known.find((row) => isSame(row, refund));
    await follow(tools, tx, { payment, row: ours ?? (await madeElsewhere(tools, tx, payment, refund)), refund });
    if (!ours) await blockSoldCards(tx, payment, 'refund');
  }
  await tellTooMuch(tools, tx, payment);
}

/** The provider does not know what went to gift cards: what is given back there beside it is for people to see. */
async function tellTooMuch(tools: BookTools, tx: Tx, payment: PaymentRow): Promise<void> {
  const refunds = (await refundsOf(tx, payment)).filter((refund) => !cameToNothing(refund));
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (back <= payment.amount) return;
  const { venueId, reservationId, id: paymentId } = payment;
  const task = { venueId, id: tools.newId(), kind: 'mismatch' as const, ref: `${paymentId}:refunds` };
  await openMoneyTask(tx, { ...task, reservationId, paymentId, amount: back - payment.amount });
}

function isSame(row: RefundRow, { id, metadata }: ProviderRefund): boolean {
  if (row.providerId !== null) return row.providerId === id;
  return row.target === 'payment' && row.id === metadata['refund'] && row.venueId === metadata['venue'];
}

function madeElsewhere(tools: BookTools, tx: Tx, payment: PaymentRow, { amount }: ProviderRefund): Promise<RefundRow> {
  return insertRefund(tx, {
    venueId: payment.venueId,
    id: tools.newId(),
    paymentId: payment.id,
    amount,
    target: 'payment',
    reason: '',
    actor: 'provider',
  });
}

interface Told {
  payment: PaymentRow;
  row: RefundRow;
  refund: ProviderRefund;
}

async function follow(tools: BookTools, tx: Tx, { payment, row, refund }: Told): Promise<void> {
  if (row.providerId !== null && progress[refund.status] <= progress[row.state]) return;
  const now = { ...row, providerId: refund.id, state: refund.status, amount: refund.amount };
  await updateRefund(tx, row, { providerId: refund.id, state: refund.status, amount: refund.amount });
  await bookMovement(tools, tx, { payment, row: now, part: '', amount: -refund.amount });
  if (cameToNothing(now)) {
    await bookMovement(tools, tx, { payment, row: now, part: ':returned', amount: refund.amount });
    await tellRefundFailed(tools, tx, { payment, refund: now });
  } else if (row.providerId === null) await tellRefunded(tx, { payment, refund: now });
}

async function bookMovement(
  tools: BookTools,
  tx: Tx,
  entry: { payment: PaymentRow; row: RefundRow; part: '' | ':returned'; amount: number },
): Promise<void> {
  const { payment, row, part, amount } = entry;
  await bookOnce(tx, {
    venueId: payment.venueId,
    id: tools.newId(),
    reservationId: payment.reservationId,
    paymentId: payment.id,
    kind: 'refund',
    providerRef: `${row.providerId}${part}`,
    amount,
    actor: row.actor,
    reason: row.reason,
  });
}
