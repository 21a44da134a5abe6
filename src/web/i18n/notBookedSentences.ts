import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parseRichText } from '#domain/catalog/richText.ts';
import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import { joinList } from './list.ts';
import type { Locale } from './locale.ts';

type Refused = { name: string; person: number; reason: string };

/** What was not added and for whom (specification §8): one sentence per product and reason, guests joined. */
export function notBookedSentences(refused: readonly Refused[], locale: Locale): MessageDescriptor[] {
  const groups = new Map<string, { name: string; reason: string; guests: number[] }>();
  for (const { name, person, reason } of refused) {
    const key = `${reason} ${name}`;
    const known = groups.get(key) ?? { name, reason, guests: [] };
    groups.set(key, { ...known, guests: [...known.guests, person] });
  }
  return [...groups.values()].map(({ name, reason, guests }) =>
    sentence(reason, plainTextOf(parseRichText(name)), joinList(guests, locale)),
  );
}

function sentence(reason: string, product: string, guests: string): MessageDescriptor {
  if (reason === 'entry_duplicate') {
    return msg({
      id: 'notBooked.entry_duplicate',
      message: `Er is al een entree toegevoegd aan de reservering voor gast ${guests}`,
    });
  }
  if (reason === 'duplicate') {
    return msg({
      id: 'notBooked.duplicate',
      message: `${product} is al toegevoegd aan de reservering voor gast ${guests}`,
    });
  }
  return msg({
    id: 'notBooked.unavailable',
    message: `${product} is helaas niet beschikbaar op de geselecteerde datum voor gast ${guests}`,
  });
}
