import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

/** The same record in the language of the page. */
export function useWords(words: Readonly<Record<string, MessageDescriptor>>): Readonly<Record<string, string>> {
  const { i18n } = useLingui();
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, i18n._(word)]));
}
