import { expect, test } from 'vitest';
import { languages, textsIn } from '../../e2e/support/texts.ts';

test('texts of the site come from the catalogue of each language, with their values', () => {
  expect(languages.map((language) => textsIn(language).text('added.guests', { numbers: 2 }))).toEqual([
    'Toegevoegd voor gast 2',
    'Added for guest 2',
    'Für Gast 2 hinzugefügt',
    'Ajouté pour la personne 2',
  ]);
  expect(textsIn('nl').text('proposals.title', { personCount: 1 })).toBe('Een plan voor je dag');
  expect(textsIn('fr').pattern('proposals.take.name').test('Choisir ce plan : Ensemble')).toBe(true);
});

test('a text that a catalogue does not have, or whose value is missing, is an error and no empty locator', () => {
  expect(() => textsIn('de').text('flow.nothing')).toThrow("The catalogue 'de' has no text 'flow.nothing'");
  expect(() => textsIn('de').text('added.guests')).toThrow("'added.guests' needs a value for 'numbers'");
});
