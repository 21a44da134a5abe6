import { i18n, type Messages } from '@lingui/core';
import { currentLocale } from './activate.ts';
import type { Locale } from './locale.ts';

type Catalog = Promise<{ messages: Messages }>;
export type Part = 'start' | 'booking' | 'further';

/**
 * What a visitor loads: the start page, the booking of an entry, what other bookings add, every other page. `internal` is
 * not for visitors.
 */
export type Stage = 'start' | 'booking' | 'choosing' | 'further' | 'internal';

const catalogs: Record<Locale, Record<Part, () => Catalog>> = {
  nl: {
    start: () => import('#locales/nl/messages.po?start.po'),
    booking: () => import('#locales/nl/messages.po?booking.po'),
    further: () => import('#locales/nl/messages.po?further.po'),
  },
  en: {
    start: () => import('#locales/en/messages.po?start.po'),
    booking: () => import('#locales/en/messages.po?booking.po'),
    further: () => import('#locales/en/messages.po?further.po'),
  },
  de: {
    start: () => import('#locales/de/messages.po?start.po'),
    booking: () => import('#locales/de/messages.po?booking.po'),
    further: () => import('#locales/de/messages.po?further.po'),
  },
  fr: {
    start: () => import('#locales/fr/messages.po?start.po'),
    booking: () => import('#locales/fr/messages.po?booking.po'),
    further: () => import('#locales/fr/messages.po?further.po'),
  },
};

const loaded = new Set<Part>();

const partsAt: Record<Stage, readonly Part[]> = {
  start: ['start'],
  booking: ['start', 'booking'],
  choosing: ['start', 'booking', 'further'],
  further: ['start', 'booking', 'further'],
  internal: ['start', 'booking', 'further'],
};

export const loadMessages = async (stage: Stage): Promise<void> => {
  await Promise.all(partsAt[stage].map(load));
};

async function load(part: Part): Promise<void> {
  if (loaded.has(part)) return;
  const locale = currentLocale();
  const { messages } = await catalogs[locale][part]();
  if (loaded.has(part)) return;
  loaded.add(part);
  i18n.load(locale, messages);
}
