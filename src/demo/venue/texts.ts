import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';

export const text = (nl: string, en: string, de: string, fr: string): Translated => ({ nl, en, de, fr });

/** The same, written as HTML. */
export const html = (nl: string, en: string, de: string, fr: string): Translated<RichText> => ({
  nl: richTextOf(nl),
  en: richTextOf(en),
  de: richTextOf(de),
  fr: richTextOf(fr),
});
