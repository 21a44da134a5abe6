import type { DeskPaymentForm, LedgerEntry } from '#contract/names.ts';
import { isBooked } from '#domain/booking/bookedStates.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { reviveSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import { lockForPayment, recordEvent, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { insertDeskEntry } from './payments.repo.ts';

export interface DeskDeps {
  db: Db;
  newId(): string;
  outstanding(tx: Tx, reservation: PayableReservation): Promise<{ total: number; totalPaid: number }>;
}

export interface Cashier {
  venueId: string;
  staffId: string;
  saveResponse: SaveResponse<LedgerEntry>;
}

/**
 * `amount` in cents; `method` becomes the entry's reason. Subscriptions that a chargeback ended go on once all is paid.
 * Throws `reservation_not_found`, `amount_too_high`.
 */
export function recordDeskPayment(
  { db, newId, outstanding }: DeskDeps,
  { venueId, staffId, saveResponse }: Cashier,
  reservationId: string,
  { amount, method }: DeskPaymentForm,
): Promise<LedgerEntry> {
  return inTransaction(db, async (tx) => {
    const row = await lockForPayment(tx, { venueId: venueId, id: reservationId });
    if (!row) throw problem('reservation_not_found');
    const { total, totalPaid } = await outstanding(tx, row);
    const open = isBooked(row) ? total - totalPaid : 0;
    if (amount > open) throw problem('amount_too_high');
    const of = { venueId, reservationId, actor: staffId };
    const entry = await insertDeskEntry(tx, { ...of, id: newId(), kind: 'desk', amount, reason: method });
    await setTotalPaid(tx, { venueId: venueId, id: reservationId }, row.totalPaid + amount);
    await recordEvent(tx, { ...of, id: newId(), kind: 'payment.desk', data: { amount, method } });
    const after = { reservationId, amount, method };
    await recordChange(tx, { venueId, kind: 'deskPayment', id: entry.id }, { action: 'created', after });
    if (amount === open) await reviveSubscriptions(tx, row);
    await saveResponse(tx, entry);
    return entry;
  });
}
