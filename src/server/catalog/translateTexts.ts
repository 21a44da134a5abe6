import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language, Translated } from '#domain/values/translated.ts';

type Texts = Record<string, Partial<Translated<RichText>>>;

/** `untranslated`: fields that exist in Dutch only. */
type TranslatedTexts<T extends Texts> = {
  [K in keyof T]: T[K] extends Partial<Translated> ? string : RichText;
} & { untranslated?: (keyof T)[] };

export function translateTexts<const T extends Texts>(language: Language, texts: T): TranslatedTexts<T> {
  const untranslated: (keyof T)[] = [];
  const entries = Object.entries(texts).map(([field, text]) => {
    const translation = translate<RichText>({ nl: '', ...text }, language);
    if (translation.lang !== language && translation.text !== '') untranslated.push(field);
    return [field, translation.text];
  });
  return { ...Object.fromEntries(entries), ...(untranslated.length > 0 ? { untranslated } : {}) } as TranslatedTexts<T>;
}
