import { intlTags, type Locale } from './locale.ts';

export function joinList(items: readonly (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(intlTags[locale], { style: 'long', type: 'conjunction' }).format(items.map(String));
}

export function joinChoices(items: readonly (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(intlTags[locale], { style: 'long', type: 'disjunction' }).format(items.map(String));
}
