const locales = new Map([
  ['nl', 'nl_NL'],
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['fr', 'fr_FR'],
]);

/** A language of the site as the payment provider names it; Dutch for any other. Never throws. */
export const providerLocale = (language: string): string => locales.get(language) ?? 'nl_NL';
