export const locales = ['nl', 'en', 'de', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const sourceLocale: Locale = 'nl';

export const intlTags: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);
const isLanguageCode = (text: string): boolean => /^[a-z]{2}$/.test(text) && languageNames.of(text) !== undefined;

function firstSegment(path: string): [first: string, rest: string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return [first, rest];
}

/** '/en/flow/x' → ['en', '/flow/x']. Dutch has no prefix. */
export function splitLang(path: string): [locale: Locale, rest: string] {
  const [first, rest] = firstSegment(path);
  return isLocale(first) && first !== sourceLocale ? [first, rest || '/'] : [sourceLocale, path || '/'];
}

/**
 * The proper address of a path, or null when it is one: '/nl/x' → '/x', '/en/' → '/en', '/EN/x' → '/en/x', and '/' for
 * an unknown language.
 */
export function canonical(path: string): string | null {
  const [first, rest] = firstSegment(path);
  const code = first.toLowerCase();
  if (code === sourceLocale) return rest === '' ? '/' : rest;
  if (isLocale(code)) {
    const right = `/${code}${rest === '/' ? '' : rest}`;
    return right === path ? null : right;
  }
  return isLanguageCode(code) ? '/' : null;
}

/** The same page in another language. `path` may have any prefix; search and hash are the caller's. */
export function hrefFor(locale: Locale, path: string): string {
  const [, rest] = splitLang(canonical(path) ?? path);
  if (locale === sourceLocale) return rest;
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}
