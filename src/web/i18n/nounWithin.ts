import type { Locale } from './locale.ts';

/** A noun that begins a line, as it stands within one: German keeps its capital. */
export const nounWithin = (noun: string, locale: Locale): string =>
  locale === 'de' ? noun : noun.toLocaleLowerCase(locale);
