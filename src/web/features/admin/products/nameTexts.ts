import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextHtml } from '#domain/catalog/richTextHtml.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import type { Language, Translated } from '#domain/values/translated.ts';
import { sentTexts, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import { localText } from '../kit/LocalText.tsx';

const inEach = <Texts extends Partial<Record<Language, string>>>(
  texts: Texts,
  change: (text: string) => string,
): Texts => Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)])) as Texts;

/** A name is HTML for the server; without marks it is typed as plain words, also with an ampersand. */
export const typedName = (html: Translated): TypedTexts => typedTexts(inEach(html, wordsOf));

export const sentName = (typed: TypedTexts): Translated =>
  inEach(sentTexts(typed), (text) => richTextHtml(richTextOf(text.trim())));

function wordsOf(html: string): string {
  const text = richTextOf(html);
  return typeof text === 'string' ? text : html;
}

/** In the language of the page, in plain words. */
export const nameOf = ({ name }: { name: Translated }): string => plainTextOf(richTextOf(localText(name)));
