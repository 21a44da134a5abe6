import { FlowType } from '#domain/catalog/flowTypes.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { formatEuro } from '#domain/values/money.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Booking } from './booking.repo.ts';
import { moneyLines } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import { block, link, mailPage, olive, paragraph, rows } from './mailPage.ts';
import { updateTexts } from './updateTexts.ts';
import { senderOf } from './senderOf.ts';
import { orderTexts } from './orderTexts.ts';
import { labelled, labelledLine } from './labelled.ts';
import { beforeBlank, ownWords } from './ownWords.ts';

/** `recipients`: of the gift cards, null for the buyer; `copy`: id of a mail that is sent again. `null`: no address. */
export function orderMail(
  booking: Booking,
  from: string | null,
  { recipients, copy }: { recipients: readonly (string | null)[]; copy: string | null },
): Mail | null {
  if (!booking.customer) return null;
  const language = isLanguage(booking.language) ? booking.language : 'nl';
  const texts = orderTexts[language];
  const how =
    booking.flowType === FlowType.Subscription
      ? [texts.account]
      : recipients.map((recipient) => texts.cards(recipient));
  const id = [booking.number, booking.sequence, ...(copy === null ? [] : [copy])].join('.');
  return {
    messageId: `${id}@${booking.venueId}.kuur`,
    ...senderOf(booking, from),
    to: booking.customer.email,
    subject: texts.subject({ number: booking.number, venue: booking.venueName }),
    language,
    html: htmlOf(booking, language, how),
    text: textOf(booking, language, how),
    attachments: [],
  };
}

const orderedLines = (booking: Booking, language: Language): { name: string; price: string }[] =>
  guestBlocks(booking, language).flatMap(({ lines }) =>
    lines.map(({ name, price }) => ({ name, price: formatEuro(price, language) })),
  );

function htmlOf(booking: Booking, language: Language, how: string[]): string {
  const texts = orderTexts[language];
  const { greeting, contact } = confirmationTexts[language];
  const { branding, number, venueName, customer } = booking;
  const own = ownWords(branding, 'orderMail', language);
  const ordered = orderedLines(booking, language)
    .map(({ name, price }) => `<strong>${escapeHtml(name)}</strong>, ${escapeHtml(price)}`)
    .join('<br>');
  return mailPage({ language, venueName, branding }, [
    paragraph(escapeHtml(greeting(customer?.firstName ?? null))),
    paragraph(escapeHtml(texts.thanks(venueName))),
    own.opening.html,
    block(rows([{ label: texts.number, value: number }]), olive.sand),
    block(
      `<p style="margin:0;"><span style="color:${olive.deep};">${escapeHtml(texts.ordered)}</span><br>${ordered}</p>`,
    ),
    block(rows(moneyLines(booking, language))),
    ...how.map((text) => paragraph(escapeHtml(text))),
    paragraph(link(branding.withdrawalUrl, texts.withdraw)),
    own.closing.html,
    paragraph(escapeHtml(contact(branding.contactEmail))),
    paragraph(`${escapeHtml(updateTexts[language].regards)}<br>${link(branding.siteUrl, venueName)}`),
  ]);
}

function textOf(booking: Booking, language: Language, how: string[]): string {
  const texts = orderTexts[language];
  const { greeting, contact } = confirmationTexts[language];
  const { branding, number, venueName, customer } = booking;
  const own = ownWords(branding, 'orderMail', language);
  return [
    greeting(customer?.firstName ?? null),
    '',
    texts.thanks(venueName),
    '',
    ...beforeBlank(own.opening.lines),
    labelled(language, texts.number, number),
    ...orderedLines(booking, language).map(({ name, price }) => `- ${labelled(language, name, price)}`),
    '',
    ...moneyLines(booking, language).map(labelledLine(language)),
    '',
    ...how,
    '',
    labelled(language, texts.withdraw, branding.withdrawalUrl),
    '',
    ...beforeBlank(own.closing.lines),
    contact(branding.contactEmail),
    '',
    updateTexts[language].regards,
    venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}
