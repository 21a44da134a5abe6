import { expect, test } from 'vitest';
import { providerLocale } from '#domain/payments/providerLocale.ts';

test('the provider speaks the language of the page', () => {
  expect(['nl', 'en', 'de', 'fr', 'it'].map(providerLocale)).toEqual(['nl_NL', 'en_US', 'de_DE', 'fr_FR', 'nl_NL']);
});
