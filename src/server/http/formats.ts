import { utcDateOf } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';

export const formatDay = (day: string, language: Language): string => inWords(day, language, { weekday: 'long' });

/** Begins a line: 'Zaterdag 16 mei'. */
export function formatDayTitle(day: string, language: Language): string {
  const text = formatDayWithin(day, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Within a sentence: 'zaterdag 16 mei'. */
export const formatDayWithin = (day: string, language: Language): string =>
  inWords(day, language, { weekday: 'long', year: undefined });

export const formatDate = (day: string, language: Language): string => inWords(day, language, {});

export const formatInstant = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(tagOf(language), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);

const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

function inWords(day: string, language: Language, more: Intl.DateTimeFormatOptions): string {
  const form = new Intl.DateTimeFormat(tagOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...more,
    timeZone: 'UTC',
  });
  return form.format(utcDateOf(day));
}
