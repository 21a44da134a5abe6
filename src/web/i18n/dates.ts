import { addDays } from 'date-fns/addDays';
import { intlTags, type Locale } from './locale.ts';

type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: number, locale: Locale, options: Options): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(intlTags[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, formatter);
  return formatter.format(instant);
}

function noonOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return Date.UTC(year ?? 1970, (month ?? 1) - 1, day ?? 1, 12);
}

/** 'zaterdag 16 mei', from 'yyyy-MM-dd'. */
export function longDay(date: string, locale: Locale): string {
  return format(noonOf(date), locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function fullDay(date: string, locale: Locale): string {
  return format(noonOf(date), locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

export function dayWithYear(date: string, locale: Locale): string {
  return format(noonOf(date), locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function shortDay(date: string, locale: Locale): string {
  return format(noonOf(date), locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function weekday(date: string, locale: Locale): string {
  return format(noonOf(date), locale, { weekday: 'long' });
}

export function monthTitle(year: number, month: number, locale: Locale): string {
  return format(Date.UTC(year, month - 1, 15), locale, { month: 'long', year: 'numeric' });
}

export function monthName(year: number, month: number, locale: Locale): string {
  return format(Date.UTC(year, month - 1, 15), locale, { month: 'long' });
}

/** Monday first; `short` for the eye, `long` for the ear. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  const monday = Date.UTC(2024, 0, 1, 12);
  return Array.from({ length: 7 }, (_none, at) => {
    const day = addDays(monday, at).getTime();
    return { short: format(day, locale, { weekday: 'short' }), long: format(day, locale, { weekday: 'long' }) };
  });
}

/** Minutes of the day: 600 → '10:00'. */
export function formatMinute(minute: number): string {
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60) % 24)}:${part(minute % 60)}`;
}

/** '10:00 – 18:00', from 'HH:mm'. */
export function timeRange(from: string, to: string): string {
  return `${from} – ${to}`;
}
