import { expect, test } from 'vitest';
import { joinChoices, joinList } from '#web/i18n/list.ts';

test('guests are summed up with commas and the last word of the language', () => {
  expect(joinList([1, 2, 3], 'nl')).toBe('1, 2 en 3');
  expect(joinList([1, 2], 'de')).toBe('1 und 2');
});

test('lengths are a choice', () => {
  expect(joinChoices([25, 50, 80], 'nl')).toBe('25, 50 of 80');
  expect(joinChoices([25, 50], 'fr')).toBe('25 ou 50');
});
