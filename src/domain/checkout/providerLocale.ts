const locales = { nl: 'nl_NL', en: 'en_US', de: 'de_DE', fr: 'fr_FR' };

/** A language of the site as the payment provider names it. Never throws. */
export const providerLocale = (language: keyof typeof locales): string => locales[language];
