import { isBooked } from '#domain/booking/bookedStates.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { MailRefused } from '#server/adapters/mail/mailPort.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { printGiftCard, recipientsOf } from '#server/credits/giftCards/giftCards.service.ts';
import { PermanentFailure, RetryLater, skipped } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import {
  acceptInviteMail,
  accountUnusedMail,
  confirmEmailMail,
  emailChangeMail,
  passkeyMail,
  passwordChangedMail,
  resetPasswordMail,
} from './accountMails.ts';
import { readBooking, readLetter } from './booking.repo.ts';
import type { Booking, Letter } from './booking.repo.ts';
import { isLatestChange } from './changeMails.repo.ts';
import { paymentLinkRef } from './paymentLinkRef.service.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import { confirmationMail } from './confirmationMail.ts';
import type { Occasion } from './confirmationMail.ts';
import type { MailsDeps } from './mailsDeps.ts';
import { movedItems } from './movedLines.ts';
import { languageOf, toMail } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';
import { cancelledMail, paymentFailedMail, paymentLateMail, paymentLinkMail, refundedMail } from './updateMails.ts';
import { withLogo } from './mailLogo.ts';
import { giftCardMail } from './giftCardMail.ts';
import { bulkMail } from './bulkMail.ts';
import { readBulkMailWords } from './bulkMails.repo.ts';
import { testMail } from './testMails.ts';
import { orderMail } from './orderMail.ts';
import { receiptMail } from './receiptMail.ts';
import { isLastFailure, refundToTell } from './paymentMails.repo.ts';

type Outcome = typeof skipped | void;
type Send = (deps: MailsDeps, job: Job) => Promise<Outcome>;

const text = ({ payload }: Job, field: string): string => String(payload[field]);
const cents = ({ payload }: Job): number => Number(payload['amount']);

/**
 * Rejects when it may not have been sent: the job is retried, unless the address was refused. `null`: nothing to send.
 */
async function sendMail(deps: MailsDeps, { venueId, id }: Job, mail: Mail | null): Promise<Outcome> {
  if (mail === null) return skipped;
  await deps.mail.send(await withLogo(deps, venueId, mail), id).catch((error: unknown) => {
    throw error instanceof MailRefused ? new PermanentFailure('the address was refused') : error;
  });
}

const aboutBooking =
  (make: (booking: Booking, deps: MailsDeps, job: Job) => Promise<Mail | null>): Send =>
  async (deps, job) => {
    const booking = await readBooking(deps.db, { venueId: job.venueId, reservationId: text(job, 'reservationId') });
    return sendMail(deps, job, booking && (await make(booking, deps, job)));
  };

const aboutReservation =
  (make: (letter: Letter, job: Job, deps: MailsDeps) => Promise<UpdateMail | null> | UpdateMail | null): Send =>
  async (deps, job) => {
    const letter = await readLetter(deps.db, { venueId: job.venueId, reservationId: text(job, 'reservationId') });
    const made = letter && (await make(letter, job, deps));
    return sendMail(deps, job, made && toMail(letter, deps.mailFrom, { ...made, to: addressOf(letter, job) }));
  };

const addressOf = ({ customer }: Letter, { payload }: Job): string | null =>
  typeof payload['email'] === 'string' ? payload['email'] : (customer?.email ?? null);

/** While the visitor may still retry, a failed payment is shown on the page only. */
const secondsBetweenChecks = 60;

async function confirmationOf(booking: Booking, deps: MailsDeps, occasion: Occasion): Promise<Mail | null> {
  if (!flowNeeds.isOrderCard({ type: booking.flowType })) return confirmationMail(booking, deps, occasion);
  const { db, mailFrom } = deps;
  const recipients = await recipientsOf(db, booking.venueId, booking.reservationId);
  return orderMail(booking, mailFrom, { recipients, copy: occasion.why === 'again' ? occasion.id : null });
}

export const mailSenders: Record<string, Send> = {
  'mail.send': aboutBooking(async (booking, deps, { payload }) => {
    const { again } = payload;
    const occasion: Occasion = typeof again === 'string' ? { why: 'again', id: again } : { why: 'confirmed' };
    return booking.state === 'cancelled' ? null : confirmationOf(booking, deps, occasion);
  }),

  'mail.giftCard': async (deps, job) => {
    const { venueId, payload } = job;
    const printed = await printGiftCard(deps, { venueId, id: String(payload['giftCardId']) });
    const textOrNull = (field: string): string | null => (typeof payload[field] === 'string' ? payload[field] : null);
    const sending = { ...deps, from: deps.mailFrom, email: textOrNull('email'), again: textOrNull('again') };
    return sendMail(deps, job, printed && giftCardMail(printed, sending));
  },

  'mail.changed': aboutBooking(async (booking, deps, { payload }) => {
    const isLatest = await isLatestChange(deps.db, { ...booking, sequence: Number(payload['sequence']) });
    const moves = movedItems(payload);
    const occasion: Occasion = moves.length > 0 ? { why: 'moved', moves } : { why: 'changed' };
    return isLatest && booking.state !== 'cancelled' ? confirmationOf(booking, deps, occasion) : null;
  }),

  'mail.cancelled': aboutBooking(async (booking, { mailFrom }, job) =>
    toMail(booking, mailFrom, { ...cancelledMail(booking, cents(job)), to: addressOf(booking, job) }),
  ),

  'mail.paymentFailed': aboutReservation(async (letter, job, { db, ...sites }) => {
    const id = text(job, 'paymentId');
    if (letter.state === 'hold') throw new RetryLater(secondsBetweenChecks);
    if (letter.state !== 'expired' || !(await isLastFailure(db, { venueId: job.venueId, id }))) return null;
    return paymentFailedMail(
      letter,
      { id, amount: cents(job) },
      sitePage(siteOf(sites, letter), languageOf(letter), ''),
    );
  }),

  'mail.paymentLate': aboutReservation((letter, job) =>
    paymentLateMail(letter, { id: text(job, 'paymentId'), amount: cents(job) }),
  ),

  'mail.refunded': aboutReservation(async (letter, job, { db }) => {
    const id = text(job, 'refundId');
    const refund = await refundToTell(db, { venueId: job.venueId, id });
    return refund && refundedMail(letter, { id, amount: cents(job) }, refund);
  }),

  'mail.paymentLink': aboutReservation((letter, job, { secretKeys, ...sites }) => {
    const ref = paymentLinkRef(secretKeys, { venueId: job.venueId, linkId: text(job, 'linkId') });
    const until = new Date(text(job, 'expiresAt'));
    const href = sitePage(siteOf(sites, letter), languageOf(letter), `/reservation/payment/${ref}`);
    return paymentLinkMail(letter, { id: job.id, amount: cents(job) }, { href, until });
  }),

  'mail.receipt': aboutReservation(async (letter, job, { printReceipt }) => {
    const receipt = await printReceipt(letter, languageOf(letter));
    return receipt && receiptMail(letter, { id: job.id, ...receipt });
  }),

  'mail.bulk': aboutReservation(async (letter, job, { db }) => {
    const id = text(job, 'bulkMailId');
    const words = isBooked(letter) ? await readBulkMailWords(db, { venueId: job.venueId, id }) : null;
    return words && bulkMail(letter, { id: job.id, words });
  }),

  'mail.accountUnused': async (deps, job) => sendMail(deps, job, await accountUnusedMail(deps, job)),

  'mail.test': async (deps, job) => sendMail(deps, job, await testMail(deps, job)),

  'mail.confirmEmail': async (deps, job) => sendMail(deps, job, await confirmEmailMail(deps, job)),
  'mail.acceptInvite': async (deps, job) => sendMail(deps, job, await acceptInviteMail(deps, job)),
  'mail.emailChange': async (deps, job) => sendMail(deps, job, await emailChangeMail(deps, job)),
  'mail.resetPassword': async (deps, job) => sendMail(deps, job, await resetPasswordMail(deps, job)),
  'mail.passkeyAdded': async (deps, job) => sendMail(deps, job, await passkeyMail(deps, job, 'passkeyAdded')),
  'mail.passkeyRemoved': async (deps, job) => sendMail(deps, job, await passkeyMail(deps, job, 'passkeyRemoved')),
  'mail.passwordChanged': async (deps, job) => sendMail(deps, job, await passwordChangedMail(deps, job)),
};
