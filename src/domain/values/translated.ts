import type { FieldError } from './fieldErrors.ts';

export const languages = ['nl', 'en', 'de', 'fr'] as const;

/** nl is the fallback (specification §1). */
export type Language = (typeof languages)[number];

export type Translated<Text = string> = { nl: Text } & Partial<Record<Language, Text>>;

/** `lang` is the language of the returned text. An empty translation counts as none. */
export function translate<Text>(text: Translated<Text>, language: Language): { text: Text; lang: Language } {
  const translation = text[language];
  return translation ? { text: translation, lang: language } : { text: text.nl, lang: 'nl' };
}

/** Only Dutch is required. */
export const translatedErrors = (text: Translated, pointer: string, maxLength: number): FieldError[] => [
  ...(text.nl.trim() === '' ? [{ pointer: `${pointer}/nl`, code: 'required' }] : []),
  ...languages
    .filter((language) => (text[language]?.length ?? 0) > maxLength)
    .map((language) => ({ pointer: `${pointer}/${language}`, code: 'too_long' })),
];

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}
