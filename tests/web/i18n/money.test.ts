import { expect, test } from 'vitest';
import { priceOf, spokenCents } from '#web/i18n/money.ts';
import { locales } from '#web/i18n/locale.ts';

test('a price is spoken in the language of the page', () => {
  expect(spokenCents(1200, 'nl')).toBe('12 euro');
  expect(spokenCents(1250, 'nl')).toBe('12 euro 50');
  expect(spokenCents(1205, 'nl')).toBe('12 euro 05');
  expect(spokenCents(100, 'en')).toBe('1 euro');
  expect(spokenCents(1250, 'en')).toBe('12 euros 50');
  expect(spokenCents(1250, 'de')).toBe('12 Euro 50');
  expect(spokenCents(-1200, 'fr')).toBe('moins 12 euros');
});

test('amounts below a euro are spoken in cents, and nothing as zero euro', () => {
  expect(['nl', 'en', 'fr'].map((locale) => spokenCents(50, locale as 'nl'))).toEqual([
    '50 cent',
    '50 cents',
    '50 centimes',
  ]);
  expect(spokenCents(1, 'en')).toBe('1 cent');
  expect(spokenCents(0, 'nl')).toBe('0 euro');
});

test('a price carries both what is shown and what is said', () => {
  expect(priceOf(3450, 'nl')).toEqual({ text: '34,50', spoken: '34 euro 50' });
});

test('a price on a card is written in the language of the page', () => {
  const texts = locales.map((locale) => priceOf(7900, locale).text.replace('\u00A0', ' '));
  expect(texts).toEqual(['79,-', '€79', '79 €', '79 €']);
});
