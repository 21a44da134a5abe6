import type { Language } from '#domain/values/translated.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { Booking } from './booking.repo.ts';
import { formatEuros, moneyLines, visitLines } from './confirmationLines.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import type { BookedLine, GuestBlock } from './guestBlocks.ts';

const olive = { ink: '#2B2E1A', muted: '#5A5E42', deep: '#46521A', paper: '#FAF9F3', sand: '#EFE7D6' };

const paragraph = (content: string): string => `<p style="margin:0 0 12px;">${content}</p>`;

const block = (content: string, background = '#FFFFFF'): string =>
  `<div style="background:${background};border-radius:16px;padding:20px 24px;margin:0 0 16px;">${content}</div>`;

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${olive.deep};">${escapeHtml(label)}</a>`;

const rows = (lines: SummaryLine[]): string =>
  lines
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 8px;"><span style="color:${olive.deep};">${escapeHtml(label)}</span><br>` +
        `<strong>${escapeHtml(value)}</strong></p>`,
    )
    .join('');

/** The confirmation as a page that loads nothing: the code is attached as `qr@kuur`. */
export function confirmationHtml(booking: Booking, language: Language, withCalendar: boolean): string {
  const texts = confirmationTexts[language];
  const { branding, comment } = booking;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;background:${olive.paper};color:${olive.ink};`,
    'font-family:Quicksand,Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;">',
    '<div style="max-width:560px;margin:0 auto;padding:24px 16px;">',
    `<h1 style="font-size:24px;margin:0 0 16px;color:${olive.deep};">${escapeHtml(booking.venueName)}</h1>`,
    paragraph(escapeHtml(texts.greeting(booking.customer?.firstName ?? null))),
    paragraph(escapeHtml(texts.thanks(booking.venueName))),
    block(codeOf(booking, language), olive.sand),
    block(rows(visitLines(booking, language)) + guestBlocks(booking, language).map(guestOf(language)).join('')),
    block(rows(moneyLines(booking, language))),
    comment === '' ? '' : block(rows([{ label: texts.remarks, value: comment }])),
    withCalendar ? paragraph(escapeHtml(texts.calendar)) : '',
    paragraph(`${escapeHtml(texts.change)} ${link(branding.cancelUrl, texts.cancel)}`),
    paragraph(link(branding.facilitiesUrl, texts.facilities)),
    paragraph(escapeHtml(texts.contact(branding.contactEmail))),
    paragraph(`${escapeHtml(texts.farewell)}<br>${link(branding.siteUrl, booking.venueName)}`),
    '</div></body></html>',
  ].join('');
}

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
    `${escapeHtml(formatEuros(line.price))}</td></tr>`
  );
}

/** A name that is not translated says which language it is in. */
function words({ name, lang, details }: BookedLine, language: Language, tag: 'strong' | 'span' = 'span'): string {
  const mark = lang === language ? '' : ` lang="${lang}"`;
  const whole = details.map((detail) => `<span style="white-space:nowrap;">${escapeHtml(detail)}</span>`);
  return [`<${tag}${mark}>${escapeHtml(name)}</${tag}>`, ...whole].join(', ');
}
