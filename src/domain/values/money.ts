import type { Cents } from './cents.ts';
import type { Language } from './translated.ts';

const tags: Record<Language, string> = { nl: 'nl', en: 'en-IE', de: 'de', fr: 'fr' };

const options: Intl.NumberFormatOptions = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' };

const formatters = (style: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> => ({
  nl: new Intl.NumberFormat(tags.nl, { ...options, ...style }),
  en: new Intl.NumberFormat(tags.en, { ...options, ...style }),
  de: new Intl.NumberFormat(tags.de, { ...options, ...style }),
  fr: new Intl.NumberFormat(tags.fr, { ...options, ...style }),
});

const plain = formatters({});
const currency = formatters({ style: 'currency', currency: 'EUR' });

/** Whole euros end in ',-' in Dutch only; a minus sign precedes everything. */
function format(cents: Cents, language: Language, numbers: Record<Language, Intl.NumberFormat>): string {
  // Few fonts have French's narrow space.
  const text = numbers[language].format(Math.abs(cents) / 100).replaceAll('\u202F', '\u00A0');
  const whole = language === 'nl' && cents % 100 === 0;
  return `${cents < 0 ? '−' : ''}${text}${whole ? ',-' : ''}`;
}

/** Without the currency, for narrow places: '79,-', '79', '34,50'. */
export const formatAmount = (cents: Cents, language: Language): string => format(cents, language, plain);

/** With it, joined by a non-breaking space: '€ 79,-', '€79', '79 €'. */
export const formatEuro = (cents: Cents, language: Language): string => format(cents, language, currency);

/** As on a card or a line: Dutch leaves the currency out there. */
export const formatPrice = (cents: Cents, language: Language): string =>
  language === 'nl' ? formatAmount(cents, language) : formatEuro(cents, language);
