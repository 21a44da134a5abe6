import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatEuros, formatInstant } from '#server/http/formats.ts';
import type { Letter, Booking } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { languageOf } from './updateMail.ts';
import type { Notice } from './updateMail.ts';
import { noticeTexts } from './updateTexts.ts';
import type { NoticeText, NoticeTexts } from './updateTexts.ts';

/** Cents and the id of what the news is about. */
interface About {
  id: string;
  amount: number;
}

const textsOf = (letter: Letter): NoticeTexts => noticeTexts[languageOf(letter)];

function told(letter: Letter, text: NoticeText, { id, amount }: About): Notice {
  const facts = { venue: letter.venueName, amount: formatEuros(amount) };
  return {
    key: id,
    subject: text.subject(facts),
    paragraphs: text.paragraphs(facts),
    lines: [{ label: textsOf(letter).amount, value: facts.amount }],
  };
}

/** Nothing was paid and nothing is booked any more; `siteUrl` is where to book again. */
export function paymentFailedNotice(letter: Letter, { id, amount }: About, siteUrl: string): Notice {
  const texts = textsOf(letter);
  const notice = told(letter, texts.paymentFailed, { id: `${id}.failed`, amount });
  return { ...notice, action: { href: siteUrl, label: texts.again } };
}

/** The money came when it could not be used any more, and goes back. */
export const paymentLateNotice = (letter: Letter, { id, amount }: About): Notice =>
  told(letter, textsOf(letter).paymentLate, { id: `${id}.late`, amount });

/** Money goes back. Why is between staff: their reason is not for the guest's eyes. */
export function refundedNotice(letter: Letter, { id, amount }: About, to: 'payment' | 'giftCard'): Notice {
  const texts = textsOf(letter);
  const text = to === 'payment' ? texts.refundedToPayment : texts.refundedToGiftCard;
  return told(letter, text, { id: `${id}.refunded`, amount });
}

/** `href` opens the payment until `until`. */
export function paymentLinkNotice(
  letter: Letter,
  { id, amount }: About,
  { href, until }: { href: string; until: Date },
): Notice {
  const texts = textsOf(letter);
  const notice = told(letter, texts.paymentLink, { id: `${id}.link`, amount });
  return {
    ...notice,
    lines: [
      ...notice.lines,
      { label: texts.paymentLink.until, value: formatInstant(until, languageOf(letter), letter.timeZone) },
    ],
    action: { href, label: texts.paymentLink.pay },
  };
}

/** The booking or order was cancelled by the venue; `paid`, in cents, is what of it was paid and has not gone back. */
export function cancelledNotice(booking: Booking, paid: number): Notice {
  const { cancelled, cancelledOrder } = textsOf(booking);
  const text = flowNeeds.isOrderCard({ type: booking.flowType }) ? cancelledOrder : cancelled;
  const facts = { venue: booking.venueName, amount: formatEuros(paid) };
  const cancellation = calendarOf(booking);
  return {
    key: `${booking.number}.${booking.sequence}.cancelled`,
    subject: text.subject(facts),
    paragraphs: [
      ...text.paragraphs(facts),
      ...(paid > 0 ? [cancelled.paid(facts)] : []),
      ...(cancellation === null ? [] : [cancelled.calendar]),
    ],
    lines: [],
    cancellation,
  };
}
