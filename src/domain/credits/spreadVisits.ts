import type { LocalDate } from '../values/localDate.ts';
import { endsFirst } from './endsFirst.ts';
import { isUsableOn, visitsOn } from './visitsLeft.ts';
import type { VisitCard } from './visitsLeft.ts';

/**
 * Which cards pay how many of these visits on this day: the card that ends first pays first, of equals the one with the
 * smaller id, one without end last. Null when they do not have enough together.
 */
export function spreadVisits(
  cards: readonly (VisitCard & { id: string })[],
  { day, visits }: { day: LocalDate; visits: number },
): { id: string; visits: number }[] | null {
  const inOrder = cards.filter((card) => isUsableOn(card, day)).toSorted(endsFirst);
  const shares: { id: string; visits: number }[] = [];
  let open = visits;
  for (const card of inOrder) {
    const share = Math.min(open, visitsOn(card));
    if (share > 0) shares.push({ id: card.id, visits: share });
    open -= share;
  }
  return open > 0 ? null : shares;
}
