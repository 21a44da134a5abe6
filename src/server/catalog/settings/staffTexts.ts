import type { RichText } from '#domain/catalog/richText.ts';
import { richTextHtml } from '#domain/catalog/richTextHtml.ts';
import { languages } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { richTextOf } from '../richTextOf.ts';

/** Stored texts as the HTML that staff write, and back; an empty translation is left out. */
export const htmlTexts = (texts: Translated<RichText>): Translated => inEach(texts, richTextHtml);
export const richTexts = (texts: Translated): Translated<RichText> => inEach(texts, richTextOf);

function inEach<From, To>(texts: Translated<From>, change: (text: From) => To): Translated<To> {
  const translations = languages.flatMap((language) => {
    const text = texts[language];
    return language !== 'nl' && text ? [[language, change(text)]] : [];
  });
  return { nl: change(texts.nl), ...Object.fromEntries(translations) };
}
