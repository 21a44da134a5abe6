import type { Language } from '#domain/values/translated.ts';
import { digestText } from '#server/db/digest.ts';

export interface StartData {
  appTag: string;
  config: unknown;
  start?: unknown;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return first === 'en' || first === 'de' || first === 'fr' ? first : 'nl';
}

export function renderStartPage(
  template: string,
  page: { language: Language; title: string; contactEmail: string; data: StartData },
): { html: string; etag: string } {
  const mail = escapeHtml(page.contactEmail);
  const html = template
    .replace(/<html([^>]*?)\slang="[^"]*"/, `<html$1 lang="${page.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replaceAll('<a href="mailto:"></a>', () => `<a href="mailto:${mail}">${mail}</a>`)
    .replace(
      /(<script type="application\/json" id="kuur-config">)[^<]*(<\/script>)/,
      (_all, open: string, close: string) => `${open}${jsonForScript(page.data)}${close}`,
    );
  return { html, etag: `"${digestText(html).slice(0, 22)}"` };
}
