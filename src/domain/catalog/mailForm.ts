import type { FieldError } from '../values/fieldErrors.ts';
import { languages } from '../values/translated.ts';
import type { Language } from '../values/translated.ts';

export type MailTexts = Partial<Record<Language, string>>;

/** What the venue adds to its mails; an empty `senderName` is the venue's name. */
export interface MailForm {
  senderName: string;
  replyTo: string | null;
  /** Of the confirmation, plain text with line breaks. */
  opening: MailTexts;
  closing: MailTexts;
}

export const usualMail: MailForm = { senderName: '', replyTo: null, opening: {}, closing: {} };

const unreadable = /[\p{Cc}\p{Cf}]/u;
const unreadableLines = /[^\P{Cc}\n]|\p{Cf}/u;

/** Code: `characters_unreadable`. */
export function mailErrors({ senderName, ...texts }: MailForm): FieldError[] {
  const inTexts = (['opening', 'closing'] as const).flatMap((part) =>
    languages.flatMap((language) =>
      unreadableLines.test(texts[part][language] ?? '') ? [{ pointer: `/${part}/${language}`, code }] : [],
    ),
  );
  return [...(unreadable.test(senderName) ? [{ pointer: '/senderName', code }] : []), ...inTexts];
}

const code = 'characters_unreadable';

/** In this language, else in Dutch; null where there is neither. */
export function mailTextIn(texts: MailTexts, language: Language): { lines: string[]; lang: Language } | null {
  const lang = texts[language]?.trim() ? language : 'nl';
  const text = texts[lang]?.trim() ?? '';
  return text === '' ? null : { lines: text.split('\n'), lang };
}
