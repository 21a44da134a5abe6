import { i18n, type Messages } from '@lingui/core';
import { currentLocale } from './activate.ts';
import type { Locale } from './locale.ts';

/** Before and behind the login. */
export type AdminPart = 'entry' | 'office';

type Catalog = () => Promise<{ messages: Messages }>;

const catalogs: Record<Locale, Record<AdminPart, Catalog>> = {
  nl: {
    entry: () => import('#locales/nl/messages.po?entry.po'),
    office: () => import('#locales/nl/messages.po?office.po'),
  },
  en: {
    entry: () => import('#locales/en/messages.po?entry.po'),
    office: () => import('#locales/en/messages.po?office.po'),
  },
  de: {
    entry: () => import('#locales/de/messages.po?entry.po'),
    office: () => import('#locales/de/messages.po?office.po'),
  },
  fr: {
    entry: () => import('#locales/fr/messages.po?entry.po'),
    office: () => import('#locales/fr/messages.po?office.po'),
  },
};

const loaded = new Set<AdminPart>();

export async function loadAdminMessages(part: AdminPart): Promise<void> {
  if (loaded.has(part)) return;
  const locale = currentLocale();
  const { messages } = await catalogs[locale][part]();
  loaded.add(part);
  i18n.load(locale, messages);
}
