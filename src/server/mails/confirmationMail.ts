import { toBuffer } from 'qrcode';
import { isLanguage } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Booking } from './booking.repo.ts';
import { calendarOf } from './calendar.ts';
import { formatDay, guestLines, linesOf, moneyLines, visitLines } from './confirmationLines.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';

const olive = { ink: '#2B2E1A', deep: '#46521A', paper: '#FAF9F3', sand: '#EFE7D6' };

/**
 * The confirmation in the booking's language: HTML and text, the number as QR code, the visit for the calendar.
 * `null` when nobody's address is known. The message id is the same however often it is made.
 */
export async function confirmationMail(booking: Booking, from: string | null): Promise<Mail | null> {
  if (!booking.customer) return null;
  const language = isLanguage(booking.language) ? booking.language : 'nl';
  const texts = confirmationTexts[language];
  const qr = await toBuffer(booking.number, { width: 240, margin: 2, color: { dark: olive.ink, light: '#FFFFFF' } });
  const calendar = calendarOf(booking);
  return {
    messageId: `${booking.number}.${booking.sequence}@${booking.venueId}.kuur`,
    from: from ?? `"${booking.venueName.replaceAll('"', '')}" <${booking.branding.contactEmail}>`,
    to: booking.customer.email,
    subject: texts.subject({
      number: booking.number,
      venue: booking.venueName,
      day: formatDay(booking.day, language),
    }),
    language,
    html: htmlOf(booking, language, calendar !== null),
    text: textOf(booking, language, calendar !== null),
    attachments: [{ filename: `${booking.number}.png`, contentType: 'image/png', content: qr, cid: 'qr@kuur' }],
    ...(calendar === null ? {} : { calendar: { content: calendar, method: 'PUBLISH' as const } }),
  };
}

function textOf(booking: Booking, language: Language, withCalendar: boolean): string {
  const texts = confirmationTexts[language];
  const { branding, comment } = booking;
  return [
    texts.greeting(booking.customer?.firstName ?? null),
    '',
    texts.thanks(booking.venueName),
    '',
    `${texts.number}: ${booking.number}`,
    ...linesOf(booking, language),
    ...(comment === '' ? [] : ['', `${texts.remarks}: ${comment}`]),
    '',
    ...(withCalendar ? [texts.calendar] : []),
    `${texts.change} ${texts.cancel}: ${branding.cancelUrl}`,
    `${texts.facilities}: ${branding.facilitiesUrl}`,
    texts.contact(branding.contactEmail),
    '',
    texts.farewell,
    booking.venueName,
    branding.siteUrl,
    '',
  ].join('\n');
}

const rows = (lines: SummaryLine[]): string =>
  lines
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 8px;"><span style="color:${olive.deep};">${escapeHtml(label)}</span><br>` +
        `<strong>${escapeHtml(value)}</strong></p>`,
    )
    .join('');

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${olive.deep};">${escapeHtml(label)}</a>`;

const block = (content: string, background = '#FFFFFF'): string =>
  `<div style="background:${background};border-radius:16px;padding:20px 24px;margin:0 0 16px;">${content}</div>`;

function htmlOf(booking: Booking, language: Language, withCalendar: boolean): string {
  const texts = confirmationTexts[language];
  const { branding, comment, number } = booking;
  const paragraph = (content: string): string => `<p style="margin:0 0 12px;">${content}</p>`;
  const code =
    `<p style="margin:0 0 4px;color:${olive.deep};">${escapeHtml(texts.number)}</p>` +
    `<p style="margin:0 0 12px;font-size:24px;font-weight:700;letter-spacing:1px;">${escapeHtml(number)}</p>` +
    `<img src="cid:qr@kuur" width="180" height="180" alt="${escapeHtml(number)}" style="border-radius:12px;">` +
    `<p style="margin:8px 0 0;">${escapeHtml(texts.showThis)}</p>`;
  const remarks = comment === '' ? '' : block(rows([{ label: texts.remarks, value: comment }]));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;background:${olive.paper};color:${olive.ink};`,
    'font-family:Quicksand,Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;">',
    '<div style="max-width:560px;margin:0 auto;padding:24px 16px;">',
    `<h1 style="font-size:24px;margin:0 0 16px;color:${olive.deep};">${escapeHtml(booking.venueName)}</h1>`,
    paragraph(escapeHtml(texts.greeting(booking.customer?.firstName ?? null))),
    paragraph(escapeHtml(texts.thanks(booking.venueName))),
    block(code, olive.sand),
    block(rows([...visitLines(booking, language), ...guestLines(booking, language)])),
    block(rows(moneyLines(booking, language))),
    remarks,
    withCalendar ? paragraph(escapeHtml(texts.calendar)) : '',
    paragraph(`${escapeHtml(texts.change)} ${link(branding.cancelUrl, texts.cancel)}`),
    paragraph(link(branding.facilitiesUrl, texts.facilities)),
    paragraph(escapeHtml(texts.contact(branding.contactEmail))),
    paragraph(`${escapeHtml(texts.farewell)}<br>${link(branding.siteUrl, booking.venueName)}`),
    '</div></body></html>',
  ].join('');
}
