import { translate } from '#domain/values/translated.ts';
import type { Language, Translated } from '#domain/values/translated.ts';

type Texts = Record<string, Partial<Translated>>;

/** The names of the fields of which only the Dutch text exists, so that a page can mark them. */
type ReadOut<T extends Texts> = { [K in keyof T]: string } & { untranslated?: (keyof T)[] };

/** Catalogue texts in one language, Dutch where it is missing; an absent text is ''. Never throws. */
export function textsIn<const T extends Texts>(language: Language, texts: T): ReadOut<T> {
  const untranslated: (keyof T)[] = [];
  const read = Object.entries(texts).map(([field, text]) => {
    const found = translate({ nl: '', ...text }, language);
    if (found.lang !== language && found.text !== '') untranslated.push(field);
    return [field, found.text];
  });
  return { ...Object.fromEntries(read), ...(untranslated.length > 0 ? { untranslated } : {}) } as ReadOut<T>;
}
