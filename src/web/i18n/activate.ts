import { i18n, type Messages } from '@lingui/core';
import { sourceLocale, type Locale } from './locale.ts';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nl: () => import('#locales/nl/messages.po'),
  en: () => import('#locales/en/messages.po'),
  de: () => import('#locales/de/messages.po'),
  fr: () => import('#locales/fr/messages.po'),
};

/** Loads the messages of one language, makes it the page's, and says so on the root element. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** The page's language; set once per document by `activate`. */
export function currentLocale(): Locale {
  return Object.hasOwn(catalogs, i18n.locale) ? (i18n.locale as Locale) : sourceLocale;
}
