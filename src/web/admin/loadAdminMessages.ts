import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '#web/i18n/locale.ts';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nl: () => import('#locales/nl/messages.po?admin.po'),
  en: () => import('#locales/en/messages.po?admin.po'),
  de: () => import('#locales/de/messages.po?admin.po'),
  fr: () => import('#locales/fr/messages.po?admin.po'),
};

export async function loadAdminMessages(locale: Locale): Promise<void> {
  i18n.load(locale, (await catalogs[locale]()).messages);
}
