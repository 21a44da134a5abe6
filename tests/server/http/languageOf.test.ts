import { expect, test } from 'vitest';
import { languageOf } from '#server/http/context.ts';

test.each([
  [null, 'nl'],
  ['', 'nl'],
  ['*', 'nl'],
  ['pt-BR, ja;q=0.9', 'nl'],
  ['fr', 'fr'],
  ['de-AT, en;q=0.8', 'de'],
  ['EN-gb', 'en'],
  ['en;q=0.3, fr;q=0.9', 'fr'],
  ['en;q=0, de;q=0.1', 'de'],
  ['pt, fr;q=0.5, *;q=0.1', 'fr'],
  [';;=,q=1,en;q=nonsense', 'nl'],
])('a browser that asks for %j is answered in %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

test('a header as long as a request can carry is read to its end', () => {
  expect(languageOf(`${'xx-yy;q=0.1,'.repeat(1300)}de`)).toBe('de');
});
