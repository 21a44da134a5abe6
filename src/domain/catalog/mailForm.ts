import type { FieldError } from '../values/fieldErrors.ts';
import { languages } from '../values/translated.ts';
import type { Language } from '../values/translated.ts';

export type MailTexts = Partial<Record<Language, string>>;

/** What the venue adds to a mail: under its greeting and above its end, plain text with line breaks. */
export interface MailWords {
  opening: MailTexts;
  closing: MailTexts;
}

/** The mails that a venue can give words of its own, beside the confirmation. */
export const wordedMails = [
  'changedMail',
  'cancelledMail',
  'orderMail',
  'giftCardMail',
  'paymentFailedMail',
  'paymentLinkMail',
  'refundedMail',
] as const;
export type WordedMail = (typeof wordedMails)[number];
export type MailKind = 'confirmation' | WordedMail;

/** An empty `senderName` is the venue's name; `opening` and `closing` are the confirmation's. */
export interface MailForm extends MailWords, Record<WordedMail, MailWords> {
  senderName: string;
  replyTo: string | null;
}

/** A mail without words has none of its own. */
export type StoredMail = Omit<MailForm, WordedMail> & Partial<Record<WordedMail, MailWords>>;

export function mailForm(stored?: StoredMail): MailForm {
  const own = Object.fromEntries(wordedMails.map((kind) => [kind, { opening: {}, closing: {} }]));
  return { senderName: '', replyTo: null, opening: {}, closing: {}, ...own, ...stored } as MailForm;
}

const unreadable = /[\p{Cc}\p{Cf}]/u;
const unreadableLines = /[^\P{Cc}\n]|\p{Cf}/u;
const code = 'characters_unreadable';

/** Code: `characters_unreadable`. */
export function mailErrors(form: MailForm): FieldError[] {
  const ofKinds = wordedMails.flatMap((kind) => wordErrors(form[kind], `/${kind}`));
  const ofSender = unreadable.test(form.senderName) ? [{ pointer: '/senderName', code }] : [];
  return [...ofSender, ...wordErrors(form, ''), ...ofKinds];
}

const wordErrors = (words: MailWords, at: string): FieldError[] =>
  (['opening', 'closing'] as const).flatMap((part) =>
    languages.flatMap((language) =>
      unreadableLines.test(words[part][language] ?? '') ? [{ pointer: `${at}/${part}/${language}`, code }] : [],
    ),
  );

export type MailText = { lines: string[]; lang: Language };

/**
 * In this language, else in Dutch; null where there is neither. A changed booking is confirmed anew: without words of its
 * own it has the confirmation's.
 */
export function mailTextIn(
  stored: StoredMail | undefined,
  { kind, part, language }: { kind: MailKind; part: keyof MailWords; language: Language },
): MailText | null {
  if (stored === undefined) return null;
  if (kind === 'confirmation') return textIn(stored[part], language);
  const own = textIn(stored[kind]?.[part] ?? {}, language);
  return own ?? (kind === 'changedMail' ? textIn(stored[part], language) : null);
}

function textIn(texts: MailTexts, language: Language): MailText | null {
  const lang = texts[language]?.trim() ? language : 'nl';
  const text = texts[lang]?.trim() ?? '';
  return text === '' ? null : { lines: text.split('\n'), lang };
}
