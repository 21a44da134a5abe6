import { addDays, daysBetween, utcDateOf } from '#domain/values/localDate.ts';
import { firstDayOf, type YearMonth } from '#domain/values/yearMonth.ts';
import { intlTags, type Locale } from './locale.ts';

type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: string, locale: Locale, options: Options): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(intlTags[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, formatter);
  return formatter.format(utcDateOf(date));
}

export function longDay(date: string, locale: Locale): string {
  return format(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function fullDay(date: string, locale: Locale): string {
  return format(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

export function dayWithYear(date: string, locale: Locale): string {
  return format(date, locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function shortDay(date: string, locale: Locale): string {
  return format(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function weekday(date: string, locale: Locale): string {
  return format(date, locale, { weekday: 'long' });
}

/** The weekday alone within six days, when it can mean one day only. */
export function nearDay(date: string, today: string, locale: Locale): string {
  return daysBetween(today, date) <= 6 ? weekday(date, locale) : longDay(date, locale);
}

/** 'dec', without a dot. */
export function shortMonth(date: string, locale: Locale): string {
  return format(date, locale, { month: 'short' }).replace('.', '');
}

export function monthTitle(month: YearMonth, locale: Locale): string {
  return format(firstDayOf(month), locale, { month: 'long', year: 'numeric' });
}

export function monthName(month: YearMonth, locale: Locale): string {
  return format(firstDayOf(month), locale, { month: 'long' });
}

/** Monday first; `short` for the eye, `long` for the ear. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_none, at) => {
    const day = addDays('2024-01-01', at);
    return { short: format(day, locale, { weekday: 'short' }), long: format(day, locale, { weekday: 'long' }) };
  });
}

/** 'vrijdag 15 mei om 10:00', by the clock of that zone. */
export function momentAt(instant: string, timeZone: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(intlTags[locale], { ...options, timeZone }).format(new Date(instant));
}

export function timeRange(from: string, to: string): string {
  return `${from} – ${to}`;
}
