import type { Language } from '#domain/values/translated.ts';

/** Cents as '€ 37,50', whole euros as '€ 37,-', in every language the same. */
export function formatEuros(cents: number): string {
  const rest = cents % 100;
  return `€ ${Math.floor(cents / 100)},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
}

/** A day in full, as 'zaterdag 16 mei 2026'. */
export const formatDay = (day: string, language: Language): string => inWords(day, language, { weekday: 'long' });

/** A day without its name, as '16 mei 2026'. */
export const formatDate = (day: string, language: Language): string => inWords(day, language, {});

function inWords(day: string, language: Language, more: Intl.DateTimeFormatOptions): string {
  const [year, month, date] = day.split('-').map(Number);
  const form = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...more,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return form.format(Date.UTC(year ?? 0, (month ?? 1) - 1, date));
}
