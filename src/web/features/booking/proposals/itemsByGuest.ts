import type { ProposalItem } from '#contract/names.ts';
import { minuteOf } from './dayScale.ts';

export function itemsByGuest<Item extends ProposalItem>(items: readonly Item[]): { guest: number; items: Item[] }[] {
  const guests = [...new Set(items.map(({ person }) => person))].toSorted((a, b) => a - b);
  return guests.map((guest) => ({
    guest,
    items: items
      .filter(({ person }) => person === guest)
      .toSorted((a, b) => minuteOf(a.startTime) - minuteOf(b.startTime) || minuteOf(a.endTime) - minuteOf(b.endTime)),
  }));
}
