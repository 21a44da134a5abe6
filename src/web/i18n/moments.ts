import { intlTags, type Locale } from './locale.ts';

/** An instant as the day it was in the venue's zone: '2 mei 2026'. */
export const momentDay = (instant: string, locale: Locale, timeZone: string): string =>
  format(instant, locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** With the time: '2 mei 2026, 09:20'. */
export const momentTime = (instant: string, locale: Locale, timeZone: string): string =>
  format(instant, locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });

const format = (instant: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlTags[locale], options).format(new Date(instant));
