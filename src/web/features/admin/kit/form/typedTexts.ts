import { languages } from '#domain/values/translated.ts';
import type { Language, Translated } from '#domain/values/translated.ts';

/** A text of every language as its fields hold it; an empty one is no translation. */
export type TypedTexts = Record<Language, string>;

export const typedTexts = (texts: Partial<Translated> | null): TypedTexts => ({
  nl: texts?.nl ?? '',
  en: texts?.en ?? '',
  de: texts?.de ?? '',
  fr: texts?.fr ?? '',
});

/** What the server takes: without empty translations. */
export function sentTexts(typed: TypedTexts): Translated {
  const translations = languages.filter((language) => language !== 'nl' && typed[language].trim() !== '');
  return { nl: typed.nl, ...Object.fromEntries(translations.map((language) => [language, typed[language]])) };
}

/** The names of its fields, in the order of the screen. */
export const translatedNames = (name: string): string[] => languages.map((language) => `${name}.${language}`);

/** All languages as one line, to compare two versions. */
export const textsInWords = (typed: Partial<TypedTexts>): string =>
  languages
    .map((language) => typed[language] ?? '')
    .filter(Boolean)
    .join(' · ');
