import type { LocalDate } from '../values/localDate.ts';
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

const last = '9999-12-31';

function endsFirst(a: VisitCard & { id: string }, b: VisitCard & { id: string }): number {
  const [left, right] = [a.usableTo ?? last, b.usableTo ?? last];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
