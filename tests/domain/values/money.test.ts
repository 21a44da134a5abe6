import { expect, test } from 'vitest';
import { languages } from '#domain/values/translated.ts';
import { formatAmount, formatEuro, formatPrice } from '#domain/values/money.ts';

const inAll = (format: typeof formatEuro, cents: number): string[] =>
  languages.map((language) => format(cents, language).replaceAll(/[\u00A0\u202F]/g, ' '));

test('whole euros end in a comma and a dash in Dutch, and in nothing elsewhere', () => {
  expect(inAll(formatEuro, 7900)).toEqual(['€ 79,-', '€79', '79 €', '79 €']);
  expect(inAll(formatAmount, 7900)).toEqual(['79,-', '79', '79', '79']);
});

test('cents take two places behind the sign of the language', () => {
  expect(inAll(formatEuro, 1250)).toEqual(['€ 12,50', '€12.50', '12,50 €', '12,50 €']);
  expect(inAll(formatEuro, 5)).toEqual(['€ 0,05', '€0.05', '0,05 €', '0,05 €']);
  expect(inAll(formatEuro, 0)).toEqual(['€ 0,-', '€0', '0 €', '0 €']);
});

test('thousands are grouped', () => {
  expect(inAll(formatEuro, 123_456_789)).toEqual([
    '€ 1.234.567,89',
    '€1,234,567.89',
    '1.234.567,89 €',
    '1 234 567,89 €',
  ]);
});

test('an amount below zero carries a minus sign, not a hyphen, before everything', () => {
  expect(inAll(formatEuro, -2550)).toEqual(['−€ 25,50', '−€25.50', '−25,50 €', '−25,50 €']);
  expect(inAll(formatAmount, -2500)).toEqual(['−25,-', '−25', '−25', '−25']);
});

test('an amount never breaks over two lines', () => {
  expect(languages.filter((language) => formatEuro(123_456_00, language).includes(' '))).toEqual([]);
});

test('a price on a card leaves the euro out in Dutch only', () => {
  expect(inAll(formatPrice, 7900)).toEqual(['79,-', '€79', '79 €', '79 €']);
});
