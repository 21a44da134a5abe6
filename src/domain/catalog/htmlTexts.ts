import { languages } from '../values/translated.ts';
import type { Translated } from '../values/translated.ts';
import type { RichText } from './richText.ts';
import { richTextHtml } from './richTextHtml.ts';
import { richTextOf } from './richTextOf.ts';

/** Stored texts as the HTML that staff write, and back; an empty translation is left out. */
export const htmlTexts = (texts: Partial<Translated<RichText>>): Translated =>
  inEach({ ...texts, nl: texts.nl ?? '' }, richTextHtml);
export const richTexts = (texts: Translated): Translated<RichText> => inEach(texts, richTextOf);

function inEach<From, To>(texts: Translated<From>, change: (text: From) => To): Translated<To> {
  const translations = languages.flatMap((language) => {
    const text = texts[language];
    return language !== 'nl' && text ? [[language, change(text)]] : [];
  });
  return { nl: change(texts.nl), ...Object.fromEntries(translations) };
}
