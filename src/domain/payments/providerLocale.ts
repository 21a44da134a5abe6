const locales = new Map([
  ['nl', 'nl_NL'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['fr', 'fr_FR'],
]);

export const providerLocale = (language: string): string => locales.get(language) ?? 'nl_NL';
