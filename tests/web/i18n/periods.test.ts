import { expect, test } from 'vitest';
import { period, years } from '#web/i18n/periods.ts';

test.each([
  ['nl', '30 dagen', '2 jaar', '7 jaar'],
  ['en', '30 days', '2 years', '7 years'],
  ['de', '30 Tage', '2 Jahre', '7 Jahre'],
  ['fr', '30\u00A0jours', '2 ans', '7 ans'],
] as const)('a period is said in words in %s', (locale, days, accountYears, taxYears) => {
  expect(period(30, locale)).toBe(days);
  expect(period(730, locale)).toBe(accountYears);
  expect(years(7, locale)).toBe(taxYears);
});

test('what is no whole number of years is said in days', () => {
  expect(period(400, 'nl')).toBe('400 dagen');
});
