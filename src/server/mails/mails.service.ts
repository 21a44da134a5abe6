import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { ownsReservation, readBooking } from './booking.repo.ts';
import type { BookingKey, BookingOwner } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { mailSenders } from './sendMails.ts';
import type { MailsDeps } from './mailsDeps.ts';
import { sentBy } from './senderOf.ts';
import type { MovedItem } from './movedLines.ts';

export { bulkMailId, orderBulkMail, previewBulkMail } from './bulkMail.ts';
export { bookingWords } from './bookingWords.ts';
export type { BookingWords } from './bookingWords.ts';
export type { MovedItem } from './movedLines.ts';

/** In the transaction that confirms. Idempotent. */
export async function enqueueConfirmation(tx: Tx, { venueId, reservationId }: BookingKey): Promise<void> {
  await enqueue(tx, {
    venueId,
    kind: 'mail.send',
    key: `confirmation:${reservationId}`,
    payload: { mail: 'confirmation', reservationId },
  });
}

/** Throws `reservation_not_found`, also for a cancelled one, and `user_missing` where nobody can be mailed. */
export async function resendConfirmation(deps: { db: Db; newId(): string }, key: BookingKey): Promise<void> {
  const { venueId, reservationId } = key;
  await inTransaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, key);
    if (!booking || booking.state === 'cancelled') throw problem('reservation_not_found');
    if (booking.customer === null) throw problem('user_missing');
    const id = deps.newId();
    const payload = { mail: 'confirmation', reservationId, again: id };
    await enqueue(tx, { venueId, kind: 'mail.send', key: `again:${id}`, payload });
    await recordChange(tx, { venueId, kind: 'reservation', id: reservationId }, { action: 'mailed' });
  });
}

/** `moves`: items that the venue gave another time, 'HH:mm'. */
export async function enqueueChanged(
  tx: Tx,
  { venueId, reservationId }: BookingKey,
  sequence: number,
  moves: readonly MovedItem[] = [],
): Promise<void> {
  const payload = { reservationId, sequence, ...(moves.length > 0 ? { moves } : {}) };
  await enqueue(tx, { venueId, kind: 'mail.changed', key: `${reservationId}:${sequence}`, payload });
}

/** `amount`: net paid, in cents. */
export async function enqueueCancelled(tx: Tx, { venueId, reservationId }: BookingKey, amount: number): Promise<void> {
  await enqueue(tx, { venueId, kind: 'mail.cancelled', key: reservationId, payload: { reservationId, amount } });
}

/** `null`: not theirs, never confirmed, or without times. */
export async function calendarFor(db: Db, key: BookingKey & BookingOwner): Promise<string | null> {
  return (await ownsReservation(db, key)) ? calendarOfBooking(db, key) : null;
}

/** `null`: never confirmed, or without times. */
export async function calendarOfBooking(db: Db, key: BookingKey): Promise<string | null> {
  const booking = await readBooking(db, key);
  return booking && calendarOf(booking);
}

/** `id`: of one sending; without `email` it goes to the customer. */
export async function orderReceiptMail(
  tx: Tx,
  { venueId, reservationId }: BookingKey,
  { id, ...address }: { id: string; email?: string },
): Promise<void> {
  await enqueue(tx, { venueId, kind: 'mail.receipt', key: id, payload: { reservationId, ...address } });
}

export function mailHandlers(deps: MailsDeps): Record<string, (job: Job) => ReturnType<(typeof mailSenders)[string]>> {
  return Object.fromEntries(
    Object.entries(mailSenders).map(
      ([kind, send]) => [kind, (job: Job) => send(sentBy(deps, job.venueId), job)] as const,
    ),
  );
}
