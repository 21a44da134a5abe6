import type { Translated } from '#domain/values/translated.ts';
import { translate } from '#domain/values/translated.ts';
import { currentLocale } from '#web/i18n/activate.ts';

/** A text of the venue in the language of the page; in Dutch where it is not translated. */
export const localText = (text: Translated): string => translate(text, currentLocale()).text;

export function LocalText({ text }: { text: Translated }) {
  const local = translate(text, currentLocale());
  return <span lang={local.lang}>{local.text}</span>;
}
