import type { Language } from '#domain/values/translated.ts';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { logoOrName } from './mailLogo.ts';

export const olive = { ink: '#2B2E1A', muted: '#5A5E42', deep: '#46521A', paper: '#FAF9F3', sand: '#EFE7D6' };

interface MailHead {
  language: Language;
  venueName: string;
  branding: VenueBranding;
}

/** Loads nothing. `parts` are HTML. */
export const mailPage = ({ language, ...venue }: MailHead, parts: string[]): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;background:${olive.paper};color:${olive.ink};`,
    'font-family:Quicksand,Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;">',
    '<div style="max-width:560px;margin:0 auto;padding:24px 16px;">',
    `<h1 style="font-size:24px;margin:0 0 16px;color:${olive.deep};">${logoOrName(venue)}</h1>`,
    ...parts,
    '</div></body></html>',
  ].join('');

export const paragraph = (content: string): string => `<p style="margin:0 0 12px;">${content}</p>`;

export const block = (content: string, background = '#FFFFFF'): string =>
  `<div style="background:${background};border-radius:16px;padding:20px 24px;margin:0 0 16px;">${content}</div>`;

export const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${olive.deep};">${escapeHtml(label)}</a>`;

export const button = (href: string, label: string): string =>
  `<p style="margin:0 0 16px;"><a href="${escapeHtml(href)}" style="display:inline-block;background:${olive.deep};` +
  `color:#FFFFFF;padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:700;">${escapeHtml(label)}</a></p>`;

export const rows = (lines: SummaryLine[]): string =>
  lines
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 8px;"><span style="color:${olive.deep};">${escapeHtml(label)}</span><br>` +
        `<strong>${escapeHtml(value)}</strong></p>`,
    )
    .join('');
