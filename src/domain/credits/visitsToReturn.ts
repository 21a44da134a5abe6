import { endsFirst } from './endsFirst.ts';
import type { VisitCard } from './visitsLeft.ts';

/**
 * Which cards get back how many of the visits that they paid, when only so many guests still come: who would pay last gets
 * back first. Empty when nobody stays away. Never throws.
 */
export function visitsToReturn(
  paid: readonly (Pick<VisitCard, 'usableTo'> & { id: string; visits: number })[],
  guests: number,
): { id: string; visits: number }[] {
  let over = paid.reduce((sum, { visits }) => sum + visits, 0) - guests;
  const shares: { id: string; visits: number }[] = [];
  for (const { id, visits } of paid.toSorted(endsFirst).toReversed()) {
    const share = Math.min(over, visits);
    if (share > 0) shares.push({ id, visits: share });
    over -= share;
  }
  return shares;
}
