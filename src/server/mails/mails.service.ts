import type { Db, Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { problem } from '#server/http/problem.ts';
import { ownsReservation, readBooking } from './booking.repo.ts';
import type { BookingKey, BookingOwner } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { mailSenders } from './sendMails.ts';
import type { MailsDeps } from './sendMails.ts';

/** Orders the confirmation mail in the transaction that confirms. Ordered twice, it is sent once. */
export async function enqueueConfirmation(tx: Tx, { venueId, reservationId }: BookingKey): Promise<void> {
  await enqueue(tx, {
    venueId,
    kind: 'mail.send',
    key: `confirmation:${reservationId}`,
    payload: { mail: 'confirmation', reservationId },
  });
}

/** Sends the confirmation of a booking once more. Throws `reservation_not_found`, also for one that was cancelled. */
export async function sendAgain(tools: { db: Db; newId(): string }, key: BookingKey): Promise<void> {
  const booking = await readBooking(tools.db, key);
  if (!booking || booking.state === 'cancelled') throw problem('reservation_not_found');
  const id = tools.newId();
  const payload = { mail: 'confirmation', reservationId: key.reservationId, again: id };
  await enqueue(tools.db, { venueId: key.venueId, kind: 'mail.send', key: `again:${id}`, payload });
}

/** Orders the mail about a changed booking, in the transaction that made `sequence` of it. */
export async function enqueueChanged(tx: Tx, { venueId, reservationId }: BookingKey, sequence: number): Promise<void> {
  const payload = { reservationId, sequence };
  await enqueue(tx, { venueId, kind: 'mail.changed', key: `${reservationId}:${sequence}`, payload });
}

/** Orders the mail about a cancelled booking; `amount`, in cents, is what was paid and has not gone back. */
export async function enqueueCancelled(tx: Tx, { venueId, reservationId }: BookingKey, amount: number): Promise<void> {
  await enqueue(tx, { venueId, kind: 'mail.cancelled', key: reservationId, payload: { reservationId, amount } });
}

/**
 * The visit of this session or customer as an iCalendar file; `null` when it is not theirs, was never confirmed or has
 * no times.
 */
export async function calendarFor(db: Db, key: BookingKey & BookingOwner): Promise<string | null> {
  const booking = (await ownsReservation(db, key)) ? await readBooking(db, key) : null;
  return booking && calendarOf(booking);
}

/** What the worker does with the jobs that order mails, by their kinds. */
export function mailHandlers(tools: MailsDeps): Record<string, (job: Job) => ReturnType<(typeof mailSenders)[string]>> {
  return Object.fromEntries(
    Object.entries(mailSenders).map(([kind, send]) => [kind, (job: Job) => send(tools, job)] as const),
  );
}
