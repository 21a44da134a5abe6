import { intlTags, type Locale } from './locale.ts';

const daysOfYear = 365;

const inUnit = (count: number, unit: 'minute' | 'day' | 'year', locale: Locale): string =>
  new Intl.NumberFormat(intlTags[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count);

export const years = (count: number, locale: Locale): string => inUnit(count, 'year', locale);

export const minutes = (count: number, locale: Locale): string => inUnit(count, 'minute', locale);

/** '30 dagen'; whole years as such: '2 jaar'. */
export const period = (days: number, locale: Locale): string =>
  days % daysOfYear === 0 ? years(days / daysOfYear, locale) : inUnit(days, 'day', locale);
