import type { RichText } from '#domain/catalog/richText.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { joinList } from './list.ts';
import type { Locale } from './locale.ts';
import { plainText } from './plainText.ts';

type Refused = { name: RichText; person: number; reason: string };

/** One sentence per product and kind of refusal, guests joined (specification §8). */
export function notBookedSentences(refused: readonly Refused[], locale: Locale): MessageDescriptor[] {
  const groups = new Map<string, { name: RichText; reason: string; guests: number[] }>();
  for (const { name, person, reason } of refused) {
    const key = `${kindOf(reason)} ${plainText(name)}`;
    const group = groups.get(key) ?? { name, reason, guests: [] };
    groups.set(key, { ...group, guests: [...group.guests, person] });
  }
  return [...groups.values()].map((group) => notBookedSentence(group, locale));
}

export function notBookedSentence(
  { name, reason, guests: numbers }: { name: RichText; reason: string; guests: readonly number[] },
  locale: Locale,
): MessageDescriptor {
  const product = plainText(name);
  const guests = joinList(numbers, locale);
  switch (kindOf(reason)) {
    case 'entry_duplicate':
      return msg({
        id: 'notBooked.entry_duplicate',
        message: `Er is al een entree toegevoegd aan de reservering voor gast ${guests}`,
      });
    case 'duplicate':
      return msg({
        id: 'notBooked.duplicate',
        message: `${product} is al toegevoegd aan de reservering voor gast ${guests}`,
      });
    default:
      return msg({
        id: 'notBooked.unavailable',
        message: `${product} is helaas niet beschikbaar op de geselecteerde datum voor gast ${guests}`,
      });
  }
}

const kindOf = (reason: string): string =>
  reason === 'duplicate' || reason === 'entry_duplicate' ? reason : 'unavailable';
