import { expect, test } from 'vitest';
import { canonical, hrefFor, splitLang } from '#web/i18n/locale.ts';

test.each([
  ['/', 'nl', '/'],
  ['/flow/entree', 'nl', '/flow/entree'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/flow/entree', 'en', '/flow/entree'],
  ['/de/flow/entree/2', 'de', '/flow/entree/2'],
  ['/fr', 'fr', '/'],
  ['/nl/flow', 'nl', '/nl/flow'],
  ['/engels', 'nl', '/engels'],
])('%s is in %s and leads to %s', (path, locale, rest) => {
  expect(splitLang(path)).toEqual([locale, rest]);
});

test.each([
  ['/nl', '/'],
  ['/nl/', '/'],
  ['/nl/flow/entree', '/flow/entree'],
  ['/NL/flow', '/flow'],
  ['/en/', '/en'],
  ['/EN/flow', '/en/flow'],
  ['/es', '/'],
  ['/es/flow/entree', '/'],
  ['/pl/', '/'],
])('%s is sent on to %s', (path, right) => {
  expect(canonical(path)).toBe(right);
});

test.each(['/', '/flow/entree', '/en', '/en/flow/entree', '/de', '/fr/flow', '/xx/flow', '/nlx', '/flow/es', ''])(
  '%s stays as it is',
  (path) => {
    expect(canonical(path)).toBeNull();
  },
);

test('where a page is sent on to is right itself', () => {
  for (const path of ['/nl', '/nl/', '/es/x', '/EN/', '/en/', '/nl/flow']) {
    expect(canonical(canonical(path) ?? '')).toBeNull();
  }
});

test('the language switch keeps the page', () => {
  expect(hrefFor('en', '/flow/entree')).toBe('/en/flow/entree');
  expect(hrefFor('nl', '/en/flow/entree')).toBe('/flow/entree');
  expect(hrefFor('fr', '/de')).toBe('/fr');
  expect(hrefFor('nl', '/de/')).toBe('/');
  expect(hrefFor('de', '/nl/flow')).toBe('/de/flow');
  expect(hrefFor('en', '/')).toBe('/en');
});
