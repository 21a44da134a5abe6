import { i18n, type Messages } from '@lingui/core';
import { sourceLocale, type Locale } from './locale.ts';

type Catalog = Promise<{ messages: Messages }>;

const catalogs: Record<Locale, { start: () => Catalog; rest: () => Catalog }> = {
  nl: {
    start: () => import('#locales/nl/messages.po?start.po'),
    rest: () => import('#locales/nl/messages.po?rest.po'),
  },
  en: {
    start: () => import('#locales/en/messages.po?start.po'),
    rest: () => import('#locales/en/messages.po?rest.po'),
  },
  de: {
    start: () => import('#locales/de/messages.po?start.po'),
    rest: () => import('#locales/de/messages.po?rest.po'),
  },
  fr: {
    start: () => import('#locales/fr/messages.po?start.po'),
    rest: () => import('#locales/fr/messages.po?rest.po'),
  },
};

let complete = false;

/**
 * Loads the messages of one language, makes it the page's, and says so on the root element. The start page needs only
 * its own; every other page is `whole`.
 */
export async function activate(locale: Locale, whole: boolean): Promise<void> {
  const { start, rest } = catalogs[locale];
  const parts = await Promise.all(whole ? [start(), rest()] : [start()]);
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages });
  complete = whole;
  document.documentElement.lang = locale;
}

/** The messages that `activate` left out. */
export async function completeMessages(): Promise<void> {
  if (complete) return;
  const locale = currentLocale();
  const { messages } = await catalogs[locale].rest();
  if (!complete) i18n.load(locale, messages);
  complete = true;
}

/** The page's language; set once per document by `activate`. */
export function currentLocale(): Locale {
  return Object.hasOwn(catalogs, i18n.locale) ? (i18n.locale as Locale) : sourceLocale;
}
