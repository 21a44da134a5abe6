import { utcDateOf } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';

/** Cents as '€ 37,50', whole euros as '€ 37,-', in every language the same. */
export function formatEuros(cents: number): string {
  const rest = cents % 100;
  return `€ ${Math.floor(cents / 100)},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
}

export const formatDay = (day: string, language: Language): string => inWords(day, language, { weekday: 'long' });

export const formatDate = (day: string, language: Language): string => inWords(day, language, {});

export const formatInstant = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(tagOf(language), { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);

const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

function inWords(day: string, language: Language, more: Intl.DateTimeFormatOptions): string {
  const form = new Intl.DateTimeFormat(tagOf(language), {
    ...more,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return form.format(utcDateOf(day));
}
