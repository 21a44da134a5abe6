import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { MailRefused } from '#server/adapters/mail/mailPort.ts';
import type { Mail, MailPort } from '#server/adapters/mail/mailPort.ts';
import type { Db } from '#server/db/schema.ts';
import { printGiftCard, recipientsOf } from '#server/credits/giftCards/giftCards.service.ts';
import { Hopeless, NotYet, skipped } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import { readBooking, readLetter } from './booking.repo.ts';
import type { Booking, Letter } from './booking.repo.ts';
import { isLatestChange } from './changeMails.repo.ts';
import { paymentLinkRef } from './paymentLinkRef.service.ts';
import { sitePage } from '#server/http/sitePage.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { Occasion } from './confirmationMail.ts';
import { languageOf, toMail } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';
import { cancelledMail, paymentFailedMail, paymentLateMail, paymentLinkMail, refundedMail } from './updateMails.ts';
import { giftCardMail } from './giftCardMail.ts';
import { orderMail } from './orderMail.ts';
import { isLastFailure, refundTarget } from './paymentMails.repo.ts';

export interface MailsDeps {
  db: Db;
  mail: MailPort;
  /** `null`: mails come from the venue's own contact address. */
  mailFrom: string | null;
  /** The site's own address, without a slash at the end. */
  publicUrl: string;
  /** The server's key: references in links follow from it and are stored nowhere. */
  secretKey: Uint8Array;
  /** Folder of the web app, where the pictures of printed cards are. */
  webRoot?: string | undefined;
}

type Outcome = typeof skipped | void;
type Send = (tools: MailsDeps, job: Job) => Promise<Outcome>;

const text = ({ payload }: Job, field: string): string => String(payload[field]);
const cents = ({ payload }: Job): number => Number(payload['amount']);

/** Sends a mail. Rejects when it was not sent for sure: the job is then tried again, unless that can never help. `null`: nothing is to be said. */
export async function sendMail({ mail: port }: MailsDeps, mail: Mail | null): Promise<Outcome> {
  if (mail === null) return skipped;
  await port.send(mail).catch((error: unknown) => {
    throw error instanceof MailRefused ? new Hopeless('the address was refused') : error;
  });
}

/** The way of a mail about a booking: nothing is sent about one that is not there. */
const aboutBooking =
  (make: (booking: Booking, tools: MailsDeps, job: Job) => Promise<Mail | null>): Send =>
  async (tools, job) => {
    const booking = await readBooking(tools.db, { venueId: job.venueId, reservationId: text(job, 'reservationId') });
    return sendMail(tools, booking && (await make(booking, tools, job)));
  };

const aboutReservation =
  (make: (letter: Letter, job: Job, tools: MailsDeps) => Promise<UpdateMail | null> | UpdateMail | null): Send =>
  async (tools, job) => {
    const letter = await readLetter(tools.db, { venueId: job.venueId, reservationId: text(job, 'reservationId') });
    const made = letter && (await make(letter, job, tools));
    return sendMail(tools, made && toMail(letter, tools.mailFrom, { ...made, to: addressOf(letter, job) }));
  };

/** Somebody else than the customer when the order says so. */
const addressOf = ({ customer }: Letter, { payload }: Job): string | null =>
  typeof payload['email'] === 'string' ? payload['email'] : (customer?.email ?? null);

/** While the visitor may still try again, a failed payment is news on the page only. */
const secondsBetweenChecks = 60;

/** What confirms a visit, or an order without one. */
async function confirmationOf(booking: Booking, { db, mailFrom }: MailsDeps, occasion: Occasion): Promise<Mail | null> {
  if (!flowNeeds.isOrderCard({ type: booking.flowType })) return confirmationMail(booking, mailFrom, occasion);
  const recipients = await recipientsOf(db, booking.venueId, booking.reservationId);
  return orderMail(booking, mailFrom, { recipients, copy: occasion.why === 'again' ? occasion.id : null });
}

/** What sends the mail that a job of each kind orders. */
export const mailSenders: Record<string, Send> = {
  'mail.send': aboutBooking(async (booking, tools, { payload }) => {
    const { again } = payload;
    const occasion: Occasion = typeof again === 'string' ? { why: 'again', id: again } : { why: 'confirmed' };
    return booking.state === 'cancelled' ? null : confirmationOf(booking, tools, occasion);
  }),

  'mail.giftCard': async (tools, { venueId, payload }) => {
    const printed = await printGiftCard(tools, { venueId, id: String(payload['giftCardId']) });
    const email = typeof payload['email'] === 'string' ? payload['email'] : null;
    return sendMail(tools, printed && giftCardMail(printed, { ...tools, from: tools.mailFrom, email }));
  },

  'mail.changed': aboutBooking(async (booking, tools, { payload }) => {
    const isLatest = await isLatestChange(tools.db, { ...booking, sequence: Number(payload['sequence']) });
    return isLatest && booking.state !== 'cancelled' ? confirmationOf(booking, tools, { why: 'changed' }) : null;
  }),

  'mail.cancelled': aboutBooking(async (booking, { mailFrom }, job) =>
    toMail(booking, mailFrom, { ...cancelledMail(booking, cents(job)), to: addressOf(booking, job) }),
  ),

  'mail.paymentFailed': aboutReservation(async (letter, job, { db, ...site }) => {
    const id = text(job, 'paymentId');
    if (letter.state === 'hold') throw new NotYet(secondsBetweenChecks);
    if (letter.state !== 'expired' || !(await isLastFailure(db, { venueId: job.venueId, id }))) return null;
    return paymentFailedMail(letter, { id, amount: cents(job) }, sitePage(site, languageOf(letter), ''));
  }),

  'mail.paymentLate': aboutReservation((letter, job) =>
    paymentLateMail(letter, { id: text(job, 'paymentId'), amount: cents(job) }),
  ),

  'mail.refunded': aboutReservation(async (letter, job, { db }) => {
    const id = text(job, 'refundId');
    const target = await refundTarget(db, { venueId: job.venueId, id });
    return target && refundedMail(letter, { id, amount: cents(job) }, target);
  }),

  'mail.paymentLink': aboutReservation((letter, job, { secretKey, ...site }) => {
    const ref = paymentLinkRef(secretKey, { venueId: job.venueId, linkId: text(job, 'linkId') });
    const until = new Date(text(job, 'expiresAt'));
    const page = { href: sitePage(site, languageOf(letter), `/reservation/payment/${ref}`), until };
    return paymentLinkMail(letter, { id: job.id, amount: cents(job) }, page);
  }),
};
