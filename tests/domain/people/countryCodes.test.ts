import { expect, test } from 'vitest';
import { countryCodes, defaultCountry } from '#domain/people/countryCodes.ts';

test('the list starts with the countries most visitors come from', () => {
  expect(countryCodes.slice(0, 5)).toEqual(['nl', 'be', 'de', 'fr', 'ad']);
  expect(defaultCountry).toBe('nl');
});

test('every country is listed once, in order, and has a Dutch name', () => {
  const names = new Intl.DisplayNames('nl', { type: 'region', fallback: 'none' });
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  expect(countryCodes.slice(4)).toEqual(countryCodes.slice(4).toSorted());
  expect(countryCodes.filter((code) => names.of(code.toUpperCase()) === undefined)).toEqual([]);
});
