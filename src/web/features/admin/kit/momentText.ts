import { intlTags, type Locale } from '#web/i18n/locale.ts';

/** 'zo 22 nov 2026, 17:05'. */
export const momentText = (instant: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(intlTags[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
