import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { cardTexts } from './cardTexts.ts';

export function giftCardTitle(
  { kind, productName }: { kind: 'giftCard' | 'voucher'; productName: Translated<RichText> | null },
  language: Language,
): string {
  return productName ? plainWords(translate(productName, language).text) : cardTexts[language][kind];
}

export const plainWords = (text: RichText): string => oneLine(plainTextOf(text).replaceAll('\u{AD}', ''));

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
