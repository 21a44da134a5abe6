import type { DeskRefundForm, LedgerEntry } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { lockForPayment, recordEvent, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { expectNoUsableCredits } from '../settlement/soldCredits.ts';
import type { Cashier, DeskDeps } from './deskPayment.ts';
import { deskMoneyOf, insertDeskEntry } from './payments.repo.ts';

/**
 * Of what the desk took and has not given back, whatever became of the reservation; `method` becomes the entry's reason,
 * the words stand in the history. Throws `reservation_not_found`, `amount_too_high`, `in_use`.
 */
export function refundAtDesk(
  { db, newId }: Pick<DeskDeps, 'db' | 'newId'>,
  { venueId, staffId, saveResponse }: Cashier,
  reservationId: string,
  { amount, method, reason }: DeskRefundForm,
): Promise<LedgerEntry> {
  return inTransaction(db, async (tx) => {
    const row = await lockForPayment(tx, { venueId, id: reservationId });
    if (!row) throw problem('reservation_not_found');
    if (amount > (await deskMoneyOf(tx, { venueId, reservationId }))) throw problem('amount_too_high');
    await expectNoUsableCredits(tx, { reservation: row, amount });
    const of = { venueId, reservationId, actor: staffId };
    const back = { id: newId(), kind: 'deskRefund' as const, amount: -amount, reason: method };
    const entry = await insertDeskEntry(tx, { ...of, ...back });
    await setTotalPaid(tx, { venueId, id: reservationId }, row.totalPaid - amount);
    await recordEvent(tx, { ...of, id: newId(), kind: 'payment.deskRefund', data: { amount, method, reason } });
    const after = { reservationId, amount, method, reason };
    await recordChange(tx, { venueId, kind: 'deskRefund', id: entry.id }, { action: 'created', after });
    await saveResponse(tx, entry);
    return entry;
  });
}
