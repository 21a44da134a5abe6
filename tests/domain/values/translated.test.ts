import { expect, test } from 'vitest';
import { isLanguage, translate, translatedErrors } from '#domain/values/translated.ts';

test('a missing or empty translation falls back to Dutch and says so', () => {
  expect(translate({ nl: 'Dagentree', en: 'Day entry', de: '' }, 'en')).toEqual({ text: 'Day entry', lang: 'en' });
  expect(translate({ nl: 'Dagentree', en: 'Day entry', de: '' }, 'de')).toEqual({ text: 'Dagentree', lang: 'nl' });
  expect(translate({ nl: 'Dagentree' }, 'fr')).toEqual({ text: 'Dagentree', lang: 'nl' });
  expect(translate({ nl: '' }, 'nl')).toEqual({ text: '', lang: 'nl' });
});

test('the site speaks four languages', () => {
  expect(['nl', 'en', 'de', 'fr', 'es', ''].map(isLanguage)).toEqual([true, true, true, true, false, false]);
});

test('only Dutch is required, and no language is longer than there is room', () => {
  expect(translatedErrors({ nl: 'Bad', en: '' }, '/name', 3)).toEqual([]);
  expect(translatedErrors({ nl: ' ' }, '/name', 3)).toEqual([{ pointer: '/name/nl', code: 'required' }]);
  expect(translatedErrors({ nl: 'Bad', en: 'Bath', fr: 'Bain', de: 'Bad' }, '/name', 3)).toEqual([
    { pointer: '/name/en', code: 'too_long' },
    { pointer: '/name/fr', code: 'too_long' },
  ]);
});
