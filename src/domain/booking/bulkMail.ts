import type { FieldError } from '../values/fieldErrors.ts';
import { languages } from '../values/translated.ts';
import type { Language } from '../values/translated.ts';

type Texts = Partial<Record<Language, string>>;

/** What staff write to the guests of a day. Plain text; Dutch stands in for what is not translated. */
export interface BulkMailWords {
  subject: Texts;
  text: Texts;
}

export type BulkMailText = { subject: string; paragraphs: string[]; lang: Language };

export const longestSubject = 150;
export const longestText = 4000;

/** Without blanks around, and without languages that say nothing. */
export function trimmedBulkMail({ subject, text }: BulkMailWords): BulkMailWords {
  return { subject: trimmedTexts(subject), text: trimmedTexts(text) };
}

const trimmedTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]?.trim() ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  );

const unreadable = /[\p{Cc}\p{Cf}]/u;
const unreadableLines = /[^\P{Cc}\n]|\p{Cf}/u;

/**
 * Codes: `required`, of Dutch and of the other half of a translation; `characters_unreadable`.
 */
export function bulkMailErrors(words: BulkMailWords): FieldError[] {
  const { subject, text } = trimmedBulkMail(words);
  return languages.flatMap((language) => {
    const isAsked = language === 'nl' || subject[language] !== undefined || text[language] !== undefined;
    const errorsOf = (part: keyof BulkMailWords, value: string | undefined, unreadableIn: RegExp): FieldError[] => {
      const pointer = `/${part}/${language}`;
      if (value === undefined) return isAsked ? [{ pointer, code: 'required' }] : [];
      return unreadableIn.test(value) ? [{ pointer, code: 'characters_unreadable' }] : [];
    };
    return [
      ...errorsOf('subject', subject[language], unreadable),
      ...errorsOf('text', text[language], unreadableLines),
    ];
  });
}

/** Subject and text are of one language: this one, else Dutch. Paragraphs are what blank lines part. */
export function bulkMailIn(words: BulkMailWords, language: Language): BulkMailText {
  const { subject, text } = trimmedBulkMail(words);
  const lang = subject[language] !== undefined && text[language] !== undefined ? language : 'nl';
  return { lang, subject: subject[lang] ?? '', paragraphs: (text[lang] ?? '').split(/\n\s*\n/) };
}
