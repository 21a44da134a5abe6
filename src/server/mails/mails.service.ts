import type { MailPort } from '#server/adapters/mail/mailPort.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { ownsReservation, readBooking } from './booking.repo.ts';
import type { BookingKey, BookingOwner } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { confirmationMail } from './confirmationMail.ts';

/** Orders the confirmation mail in the transaction that confirms. Ordered twice, it is sent once. */
export async function enqueueConfirmation(tx: Tx, { venueId, reservationId }: BookingKey): Promise<void> {
  await enqueue(tx, {
    venueId,
    kind: 'mail.send',
    key: `confirmation:${reservationId}`,
    payload: { mail: 'confirmation', reservationId },
  });
}

/**
 * The visit of this session or customer as an iCalendar file; `null` when it is not theirs, was never confirmed or has
 * no times.
 */
export async function calendarFor(db: Db, key: BookingKey & BookingOwner): Promise<string | null> {
  const booking = (await ownsReservation(db, key)) ? await readBooking(db, key) : null;
  return booking && calendarOf(booking);
}

export interface MailsTools {
  db: Db;
  mail: MailPort;
  /** `null`: mails come from the venue's own contact address. */
  mailFrom: string | null;
}

/** Sends what a `mail.send` job asks for. Rejects when it was not sent for sure: the job is then tried again. */
export async function sendOrderedMail(tools: MailsTools, job: Job): Promise<void> {
  const booking = await readBooking(tools.db, {
    venueId: job.venueId,
    reservationId: String(job.payload['reservationId']),
  });
  const mail = booking && (await confirmationMail(booking, tools.mailFrom));
  if (mail) await tools.mail.send(mail);
}
