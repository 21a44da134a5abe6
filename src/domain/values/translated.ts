export const languages = ['nl', 'en', 'de', 'fr'] as const;

/** The languages of the site; nl is the default and the fallback (specification §1). */
export type Language = (typeof languages)[number];

/** A text of the catalogue: Dutch always, other languages where the venue gave them. */
export type Translated<Text = string> = { nl: Text } & Partial<Record<Language, Text>>;

/**
 * The text in the wanted language, else in Dutch; `lang` says which one was given, so that a page can mark it.
 * An empty translation counts as none. Never throws.
 */
export function translate<Text>(text: Translated<Text>, wanted: Language): { text: Text; lang: Language } {
  const found = text[wanted];
  return found ? { text: found, lang: wanted } : { text: text.nl, lang: 'nl' };
}

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}
