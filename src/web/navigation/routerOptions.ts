import { hrefFor } from '#web/i18n/locale.ts';
import type { Locale } from '#web/i18n/locale.ts';

/** What the routers of visitors and of the back office have in common. */
export const routerOptions = (locale: Locale, basepath = hrefFor(locale, '/')) => ({
  basepath,
  defaultPreload: 'intent' as const,
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: searchText,
});

/** All values are text, so an id of digits stays as it is. */
function searchText(search: Record<string, unknown>): string {
  const texts = Object.entries(search).filter(([, value]) => typeof value === 'string');
  const text = new URLSearchParams(texts as [string, string][]).toString();
  return text === '' ? '' : `?${text}`;
}
