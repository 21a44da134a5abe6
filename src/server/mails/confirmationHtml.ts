import type { Language } from '#domain/values/translated.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import { formatEuro } from '#domain/values/money.ts';
import type { Booking } from './booking.repo.ts';
import { dayLines, moneyLines } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import type { BookedLine, GuestBlock } from './guestBlocks.ts';
import { movedHtml } from './movedLines.ts';
import type { SummaryLine } from './confirmationLines.ts';
import type { ownWords } from './ownWords.ts';
import { block, button, link, mailPage, olive, paragraph, rows } from './mailPage.ts';

/** `thanks`: the opening; `own`: the venue's words; `withCalendar`: whether an appointment is attached. */
export interface ConfirmationWords {
  language: Language;
  thanks: string;
  moves: readonly SummaryLine[];
  own: ReturnType<typeof ownWords>;
  withCalendar: boolean;
  /** The booking's own page. */
  ownUrl: string;
  accountUrl: string;
}

/** Loads nothing: the QR code is attached as `qr@kuur`. */
export function confirmationHtml(
  booking: Booking,
  { language, thanks, moves, own, withCalendar, ownUrl, accountUrl }: ConfirmationWords,
): string {
  const texts = confirmationTexts[language];
  const { branding, comment } = booking;
  return mailPage({ language, venueName: booking.venueName, branding }, [
    paragraph(escapeHtml(texts.greeting(booking.customer?.firstName ?? null))),
    paragraph(escapeHtml(thanks)),
    movedHtml(moves, { language, ownUrl, mayChoose: booking.selfService.enabled }),
    own.opening.html,
    block(codeOf(booking, language), olive.sand),
    block(rows(dayLines(booking, language)) + guestBlocks(booking, language).map(guestOf(language)).join('')),
    block(rows(moneyLines(booking, language))),
    comment === '' ? '' : block(rows([{ label: texts.remarks, value: comment }])),
    button(ownUrl, ownLabel(booking, language)),
    paragraph(link(accountUrl, texts.account)),
    paragraph(link(branding.routeUrl, texts.route)),
    withCalendar ? paragraph(escapeHtml(texts.calendar)) : '',
    paragraph(`${escapeHtml(texts.change)} ${link(cancelHref(booking, ownUrl), texts.cancel)}`),
    paragraph(link(branding.facilitiesUrl, texts.facilities)),
    own.closing.html,
    paragraph(escapeHtml(texts.contact(branding.contactEmail))),
    paragraph(`${escapeHtml(texts.farewell)}<br>${link(branding.siteUrl, booking.venueName)}`),
  ]);
}

export const ownLabel = ({ selfService }: Booking, language: Language): string =>
  confirmationTexts[language][selfService.enabled ? 'viewOrChange' : 'view'];

/** Where the venue leaves changes to its staff, its own page tells how to cancel. */
export const cancelHref = ({ selfService, branding }: Booking, ownUrl: string): string =>
  selfService.enabled ? ownUrl : branding.cancelUrl;

function codeOf({ number }: Booking, language: Language): string {
  const texts = confirmationTexts[language];
  return (
    `<p style="margin:0 0 4px;color:${olive.deep};">${escapeHtml(texts.number)}</p>` +
    `<p style="margin:0 0 12px;font-size:24px;font-weight:700;letter-spacing:1px;">${escapeHtml(number)}</p>` +
    `<img src="cid:qr@kuur" width="180" height="180" alt="${escapeHtml(number)}" style="border-radius:12px;">` +
    `<p style="margin:8px 0 0;">${escapeHtml(texts.showThis)}</p>`
  );
}

const guestOf =
  (language: Language) =>
  ({ guest, lines }: GuestBlock): string =>
    `<p style="margin:16px 0 4px;color:${olive.deep};">${escapeHtml(confirmationTexts[language].guest(guest))}</p>` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.5;">' +
    `${lines.map((line) => bookedRow(line, language)).join('')}</table>`;

function bookedRow(line: BookedLine, language: Language): string {
  const parts = line.parts.map((part) => `<li>${words(part, language)}</li>`).join('');
  return (
    `<tr><td style="padding:0 12px 6px 0;vertical-align:top;">${words(line, language, 'strong')}` +
    (parts === '' ? '' : `<ul style="margin:2px 0 0;padding:0 0 0 20px;color:${olive.muted};">${parts}</ul>`) +
    '</td><td style="padding:0 0 6px;vertical-align:top;text-align:right;white-space:nowrap;">' +
    `${escapeHtml(formatEuro(line.price, language))}</td></tr>`
  );
}

function words({ name, lang, details }: BookedLine, language: Language, tag: 'strong' | 'span' = 'span'): string {
  const mark = lang === language ? '' : ` lang="${lang}"`;
  const whole = details.map((detail) => `<span style="white-space:nowrap;">${escapeHtml(detail)}</span>`);
  return [`<${tag}${mark}>${escapeHtml(name)}</${tag}>`, ...whole].join(', ');
}
