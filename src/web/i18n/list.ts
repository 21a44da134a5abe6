import { intlTags, type Locale } from './locale.ts';

/** '1, 2 en 3' in the words of the language; for guests, names and anything else that is summed up. */
export function joinList(items: readonly (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(intlTags[locale], { style: 'long', type: 'conjunction' }).format(items.map(String));
}

/** '25, 50 of 80': one of several. */
export function joinChoices(items: readonly (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(intlTags[locale], { style: 'long', type: 'disjunction' }).format(items.map(String));
}
