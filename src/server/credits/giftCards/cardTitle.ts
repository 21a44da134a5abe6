import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { cardTexts } from './cardTexts.ts';

/** What a card is called: as its product, else by its kind. In plain words on one line. */
export function cardTitle(
  { kind, productName }: { kind: 'giftCard' | 'voucher'; productName: Translated<RichText> | null },
  language: Language,
): string {
  return productName ? plainWords(translate(productName, language).text) : cardTexts[language][kind];
}

/** Rich text as words on one line, without the hyphens that only help to break it. */
export const plainWords = (text: RichText): string => oneLine(plainTextOf(text).replaceAll('\u{AD}', ''));

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
