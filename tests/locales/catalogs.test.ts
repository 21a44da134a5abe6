import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Catalog = Map<string, string>;

function catalogOf(locale: string): Catalog {
  const text = readFileSync(new URL(`../../locales/${locale}/messages.po`, import.meta.url), 'utf8');
  const entries = text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return new Map([...entries].map(([, id = '', message = '']) => [id, message]));
}

/** Names of the values and numbers of the tags in a message: '{name}', '{count, plural, …}', '<0>'. */
const holes = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{(\w+)(?:\}|, plural)|(<\/?\d+>)/g)].map(([, name, tag]) => name ?? tag ?? '')),
];

const dutch = catalogOf('nl');
const translations = ['en', 'de', 'fr'].map((locale) => ({ locale, catalog: catalogOf(locale) }));

/** Words in braces that are a branch of a plural rather than a value. */
const valuesOf = (message: string): string[] =>
  holes(message.replaceAll(/(one|other|=\d+) \{[^{}]*\}/g, '')).toSorted();

test('the Dutch texts are there', () => {
  expect(dutch.size).toBeGreaterThan(250);
});

test.each(translations)('$locale says everything that Dutch says', ({ catalog }) => {
  expect([...catalog.keys()].toSorted()).toEqual([...dutch.keys()].toSorted());
  expect([...catalog].filter(([, message]) => message === '')).toEqual([]);
});

test.each(translations)('$locale fills in the same values and links as Dutch', ({ catalog }) => {
  const values = (from: Catalog): [string, string[]][] =>
    [...from]
      .map(([id, message]): [string, string[]] => [id, valuesOf(message)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(values(catalog)).toEqual(values(dutch));
});

test('German says Sie and French says vous', () => {
  const informal = {
    de: /(?<!\p{L})(?:du|dich|dir|deine?[nmrs]?)(?!\p{L})/iu,
    fr: /(?<!\p{L})(?:tu|toi|tes|ton|ta)(?!\p{L})/iu,
  };
  for (const [locale, words] of Object.entries(informal)) {
    expect([...catalogOf(locale)].filter(([, message]) => words.test(message))).toEqual([]);
  }
});

test('no quote of a translation swallows a value', () => {
  for (const { catalog } of translations) {
    expect([...catalog].filter(([, message]) => /'[{}#]/.test(message))).toEqual([]);
  }
});
