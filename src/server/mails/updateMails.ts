import type { WordedMail } from '#domain/catalog/mailForm.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatEuro } from '#domain/values/money.ts';
import { formatInstant } from '#server/http/formats.ts';
import type { Letter, Booking } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import type { RefundToTell } from './paymentMails.repo.ts';
import { languageOf } from './updateMail.ts';
import type { UpdateMail } from './updateMail.ts';
import { updateTexts } from './updateTexts.ts';
import type { UpdateText, UpdateTexts } from './updateTexts.ts';

/** Cents, and the id of the payment, refund or link. */
interface MoneyFacts {
  id: string;
  amount: number;
}

const textsOf = (letter: Letter): UpdateTexts => updateTexts[languageOf(letter)];

function moneyMail(letter: Letter, kind: WordedMail, text: UpdateText, { id, amount }: MoneyFacts): UpdateMail {
  const facts = { venue: letter.venueName, amount: formatEuro(amount, languageOf(letter)) };
  return {
    key: id,
    kind,
    subject: text.subject(facts),
    paragraphs: text.paragraphs(facts),
    lines: [{ label: textsOf(letter).amount, value: facts.amount }],
  };
}

export function paymentFailedMail(letter: Letter, { id, amount }: MoneyFacts, siteUrl: string): UpdateMail {
  const texts = textsOf(letter);
  const mail = moneyMail(letter, 'paymentFailedMail', texts.paymentFailed, { id: `${id}.failed`, amount });
  return { ...mail, action: { href: siteUrl, label: texts.again } };
}

export const paymentLateMail = (letter: Letter, { id, amount }: MoneyFacts): UpdateMail =>
  moneyMail(letter, 'refundedMail', textsOf(letter).paymentLate, { id: `${id}.late`, amount });

/** What staff wrote as the reason is not for the guest. */
export function refundedMail(letter: Letter, { id, amount }: MoneyFacts, refund: RefundToTell): UpdateMail {
  const texts = textsOf(letter);
  const text = refund.target === 'payment' ? texts.refundedToPayment : texts.refundedToGiftCard;
  const mail = moneyMail(letter, 'refundedMail', text, { id: `${id}.refunded`, amount });
  const because = (texts.refundReasons as Partial<Record<string, string>>)[refund.reason];
  return { ...mail, paragraphs: [...(because === undefined ? [] : [because]), ...mail.paragraphs] };
}

export function paymentLinkMail(
  letter: Letter,
  { id, amount }: MoneyFacts,
  { href, until }: { href: string; until: Date },
): UpdateMail {
  const texts = textsOf(letter);
  const mail = moneyMail(letter, 'paymentLinkMail', texts.paymentLink, { id: `${id}.link`, amount });
  return {
    ...mail,
    lines: [
      ...mail.lines,
      { label: texts.paymentLink.until, value: formatInstant(until, languageOf(letter), letter.timeZone) },
    ],
    action: { href, label: texts.paymentLink.pay },
  };
}

export function cancelledMail(booking: Booking, paid: number): UpdateMail {
  const { cancelled, cancelledOrder } = textsOf(booking);
  const text = flowNeeds.isOrderCard({ type: booking.flowType }) ? cancelledOrder : cancelled;
  const facts = { venue: booking.venueName, amount: formatEuro(paid, languageOf(booking)) };
  const cancellation = calendarOf(booking);
  return {
    key: `${booking.number}.${booking.sequence}.cancelled`,
    kind: 'cancelledMail',
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
