import { i18n, type Messages } from '@lingui/core';
import { sourceLocale, type Locale } from './locale.ts';

type Catalog = Promise<{ messages: Messages }>;
type Part = 'start' | 'booking' | 'further';

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

/** What a page says: the start page its own, the booking of an entry and its end two parts, every other page all. */
function partsOf(path: string): Part[] {
  if (path === '/') return ['start'];
  return /^\/(?:flow\/|reservation\/success$)/.test(path) ? ['start', 'booking'] : ['start', 'booking', 'further'];
}

/** Makes one language the page's with the messages of its first path (without the language), and says so on the root element. */
export async function activate(locale: Locale, path: string): Promise<void> {
  i18n.loadAndActivate({ locale, messages: {} });
  document.documentElement.lang = locale;
  await loadMessages(path);
}

/** The messages that a path says and no path before it said. */
export const loadMessages = async (path: string): Promise<void> => {
  await Promise.all(partsOf(path).map(load));
};

/** What is loaded only for some visitors brings the messages that the booking of an entry does without. */
export async function withMessages<Module>(module: Promise<Module>): Promise<Module> {
  const [shown] = await Promise.all([module, load('further')]);
  return shown;
}

async function load(part: Part): Promise<void> {
  if (loaded.has(part)) return;
  const locale = currentLocale();
  const { messages } = await catalogs[locale][part]();
  if (loaded.has(part)) return;
  loaded.add(part);
  i18n.load(locale, messages);
}

/** The page's language; set once per document by `activate`. */
export function currentLocale(): Locale {
  return Object.hasOwn(catalogs, i18n.locale) ? (i18n.locale as Locale) : sourceLocale;
}
