import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { isLanguage, translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Letter } from './booking.repo.ts';
import { visitLines } from './confirmationLines.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { block, button, link, mailPage, paragraph, rows } from './mailPage.ts';
import { senderOf } from './senderOf.ts';
import { updateTexts } from './updateTexts.ts';

export interface UpdateMail {
  /** The same for the same event, so that a receiver drops the second copy. */
  key: string;
  subject: string;
  paragraphs: string[];
  lines: SummaryLine[];
  action?: { href: string; label: string };
  /** A calendar file that removes the appointment. */
  cancellation?: string | null;
}

export const languageOf = ({ language }: Letter): Language => (isLanguage(language) ? language : 'nl');

/** `null`: no recipient. */
export function toMail(
  letter: Letter,
  from: string | null,
  { to, ...update }: UpdateMail & { to: string | null },
): Mail | null {
  if (to === null) return null;
  const language = languageOf(letter);
  const lines = [...reservationLines(letter, language), ...update.lines];
  return {
    messageId: `${update.key}@${letter.venueId}.kuur`,
    from: senderOf(letter, from),
    to,
    subject: update.subject,
    language,
    html: htmlOf(letter, language, { ...update, lines }),
    text: textOf(letter, language, { ...update, lines }),
    attachments: [],
    ...(update.cancellation ? { calendar: { content: update.cancellation, method: 'CANCEL' as const } } : {}),
  };
}

function reservationLines(letter: Letter, language: Language): SummaryLine[] {
  const isOrder = flowNeeds.isOrderCard({ type: letter.flowType });
  return [
    { label: updateTexts[language].about, value: translate(letter.flowName, language).text },
    ...(letter.number === null ? [] : [{ label: confirmationTexts[language].number, value: letter.number }]),
    ...(isOrder ? [] : visitLines(letter, language)),
  ];
}

function htmlOf(letter: Letter, language: Language, { paragraphs, lines, action }: UpdateMail): string {
  const { greeting, contact } = confirmationTexts[language];
  const { branding, customer, venueName } = letter;
  return mailPage({ language, title: venueName }, [
    paragraph(escapeHtml(greeting(customer?.firstName ?? null))),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    block(rows(lines)),
    action ? button(action.href, action.label) : '',
    paragraph(escapeHtml(contact(branding.contactEmail))),
    paragraph(`${escapeHtml(updateTexts[language].regards)}<br>${link(branding.siteUrl, venueName)}`),
  ]);
}

function textOf(letter: Letter, language: Language, { paragraphs, lines, action }: UpdateMail): string {
  const { greeting, contact } = confirmationTexts[language];
  const { branding, customer, venueName } = letter;
  return [
    greeting(customer?.firstName ?? null),
    '',
    ...paragraphs.flatMap((text) => [text, '']),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...(action ? [`${action.label}: ${action.href}`, ''] : []),
    contact(branding.contactEmail),
    '',
    updateTexts[language].regards,
    venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}
