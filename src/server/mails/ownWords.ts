import { mailTextIn } from '#domain/catalog/mailForm.ts';
import type { MailKind, MailWords } from '#domain/catalog/mailForm.ts';
import type { Language } from '#domain/values/translated.ts';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import { paragraph } from './mailPage.ts';

/** The venue's own words in a mail, as HTML and as lines of text; empty where it has none. */
export function ownWords(
  { mail }: Pick<VenueBranding, 'mail'>,
  kind: MailKind | undefined,
  language: Language,
): Record<keyof MailWords, { html: string; lines: string[] }> {
  const part = (name: keyof MailWords) => {
    const text = kind === undefined ? null : mailTextIn(mail, { kind, part: name, language });
    if (text === null) return { html: '', lines: [] };
    const content = text.lines.map(escapeHtml).join('<br>');
    const marked = text.lang === language ? content : `<span lang="${text.lang}">${content}</span>`;
    return { html: paragraph(marked), lines: text.lines };
  };
  return { opening: part('opening'), closing: part('closing') };
}

export const beforeBlank = (lines: readonly string[]): string[] => (lines.length > 0 ? [...lines, ''] : []);
