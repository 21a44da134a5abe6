import { expect, test } from 'vitest';
import { sentTexts, textsInWords, translatedNames, typedTexts } from '#web/features/admin/kit/form/typedTexts.ts';

test('a missing translation is an empty field and is sent as none', () => {
  const typed = typedTexts({ nl: 'Entree', de: 'Eintritt' });
  expect(typed).toEqual({ nl: 'Entree', en: '', de: 'Eintritt', fr: '' });
  expect(sentTexts({ ...typed, en: '  ' })).toEqual({ nl: 'Entree', de: 'Eintritt' });
});

test('Dutch is sent even when it is empty, so that the server can refuse it', () => {
  expect(sentTexts(typedTexts(null))).toEqual({ nl: '' });
});

test('a text is compared by all of its languages', () => {
  expect(textsInWords(typedTexts({ nl: 'Entree', fr: 'Entrée' }))).toBe('Entree · Entrée');
  expect(translatedNames('name')).toEqual(['name.nl', 'name.en', 'name.de', 'name.fr']);
});
