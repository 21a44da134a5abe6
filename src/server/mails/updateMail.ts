import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { MailKind } from '#domain/catalog/mailForm.ts';
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
import { labelled, labelledLine } from './labelled.ts';
import { beforeBlank, ownWords } from './ownWords.ts';

export interface UpdateMail {
  /** The same for the same event, so that a receiver drops the second copy. */
  key: string;
  /** Whose own words of the venue stand in it; none without. */
  kind?: MailKind;
  subject: string;
  /** A line break stays one. */
  paragraphs: string[];
  /** Of the paragraphs, where they are in another than the mail's. */
  lang?: Language;
  lines: SummaryLine[];
  action?: { href: string; label: string };
  /** A calendar file that removes the appointment. */
  cancellation?: string | null;
  attachments?: Mail['attachments'];
}

export const languageOf = ({ language }: Letter): Language => (isLanguage(language) ? language : 'nl');

/** Who writes, and to whom. */
export interface Addressing extends Pick<Letter, 'venueId' | 'venueName' | 'branding'> {
  language: Language;
  firstName: string | null;
}

/** A mail about a reservation, or `null`: no recipient. */
export function toMail(
  letter: Letter,
  from: string | null,
  { to, ...update }: UpdateMail & { to: string | null },
): Mail | null {
  if (to === null) return null;
  const language = languageOf(letter);
  const lines = [...reservationLines(letter, language), ...update.lines];
  const addressing = { ...letter, language, firstName: letter.customer?.firstName ?? null };
  return writeMail(addressing, from, { ...update, to, lines });
}

export function writeMail(
  addressing: Addressing,
  from: string | null,
  { to, ...update }: UpdateMail & { to: string },
): Mail {
  return {
    messageId: `${update.key}@${addressing.venueId}.kuur`,
    ...senderOf(addressing, from),
    to,
    subject: update.subject,
    language: addressing.language,
    html: htmlOf(addressing, update),
    text: textOf(addressing, update),
    attachments: update.attachments ?? [],
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

function htmlOf(addressing: Addressing, { kind, paragraphs, lang, lines, action }: UpdateMail): string {
  const { branding, firstName, venueName, language } = addressing;
  const own = ownWords(branding, kind, language);
  const { greeting, contact } = confirmationTexts[language];
  return mailPage({ language, venueName, branding }, [
    paragraph(escapeHtml(greeting(firstName))),
    ...paragraphs.map((text) => paragraph(marked(escapeHtml(text).replaceAll('\n', '<br>'), lang))),
    own.opening.html,
    lines.length > 0 ? block(rows(lines)) : '',
    action ? button(action.href, action.label) : '',
    own.closing.html,
    paragraph(escapeHtml(contact(branding.contactEmail))),
    paragraph(`${escapeHtml(updateTexts[language].regards)}<br>${link(branding.siteUrl, venueName)}`),
  ]);
}

const marked = (html: string, lang?: Language): string =>
  lang === undefined ? html : `<span lang="${lang}">${html}</span>`;

function textOf(addressing: Addressing, { kind, paragraphs, lines, action }: UpdateMail): string {
  const { branding, firstName, venueName, language } = addressing;
  const own = ownWords(branding, kind, language);
  const { greeting, contact } = confirmationTexts[language];
  return [
    greeting(firstName),
    '',
    ...paragraphs.flatMap((text) => [text, '']),
    ...beforeBlank(own.opening.lines),
    ...lines.map(labelledLine(language)),
    ...(lines.length > 0 ? [''] : []),
    ...(action ? [labelled(language, action.label, action.href), ''] : []),
    ...beforeBlank(own.closing.lines),
    contact(branding.contactEmail),
    '',
    updateTexts[language].regards,
    venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}
