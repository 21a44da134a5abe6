import { i18n } from '@lingui/core';
import { locales, sourceLocale, type Locale } from './locale.ts';

/** Before anything is shown; `load` brings the first messages. */
export async function activate(locale: Locale, load: () => Promise<void>): Promise<void> {
  i18n.loadAndActivate({ locale, messages: {} });
  document.documentElement.lang = locale;
  await load();
}

export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18n.locale) ?? sourceLocale;
}
