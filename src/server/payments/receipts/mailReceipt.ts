import { mayMailReceipt } from '#domain/booking/staffActions.ts';
import { emailSchema } from '#domain/people/contact.ts';
import { fieldErrors, fieldErrorsUnder } from '#domain/values/fieldErrors.ts';
import { lockForPayment, recordEvent } from '#server/booking/payableReservations.service.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { orderReceiptMail } from '#server/mails/mails.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { readCustomerEmail } from './receipt.repo.ts';
import type { ReceiptKey } from './receipt.repo.ts';

/**
 * `email` null: to the customer. Throws `reservation_not_found` also for what was never confirmed, `payment_required` while
 * nothing is paid, `validation_failed` also without an address.
 */
export function mailReceipt(
  { db, newId }: { db: Db; newId(): string },
  { staffId, ...key }: ReceiptKey & { staffId: string },
  email: string | null,
): Promise<void> {
  const { venueId, reservationId } = key;
  return inTransaction(db, async (tx) => {
    const reservation = await lockForPayment(tx, { venueId, id: reservationId });
    if (!reservation?.number) throw problem('reservation_not_found');
    if (!mayMailReceipt(reservation)) throw problem('payment_required');
    const ofCustomer = await readCustomerEmail(tx, key);
    const address = emailSchema.safeParse(email ?? ofCustomer ?? '');
    expectValid(fieldErrorsUnder('/email', fieldErrors(address)));
    const other = address.data === ofCustomer ? {} : { email: address.data };
    const id = newId();
    await orderReceiptMail(tx, key, { id, ...other });
    await recordEvent(tx, { venueId, id, reservationId, kind: 'receipt.mailed', actor: staffId });
    const after = { mail: 'receipt', ...other };
    await recordChange(tx, { venueId, kind: 'reservation', id: reservationId }, { action: 'mailed', after });
  });
}
