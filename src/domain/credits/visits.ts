import type { LocalDate } from '../values/localDate.ts';

/** A multi-visit card or subscription. `amount` null: as often as its owner likes; dates inclusive, null: without end. */
export interface VisitCard {
  usableFrom: LocalDate | null;
  usableTo: LocalDate | null;
  amount: number | null;
  used: number;
}

/** Whether a card can be used on this day, visits left or not. Never throws. */
export const isUsableOn = ({ usableFrom, usableTo }: VisitCard, day: LocalDate): boolean =>
  (usableFrom === null || usableFrom <= day) && (usableTo === null || day <= usableTo);

/** Visits left on a card, whatever the day; Infinity for as often as its owner likes. */
export const visitsOn = ({ amount, used }: VisitCard): number =>
  amount === null ? Number.POSITIVE_INFINITY : Math.max(0, amount - used);

/** Visits that the cards together still give on this day; Infinity when one of them has no limit. Never throws. */
export const visitsLeft = (cards: readonly VisitCard[], day: LocalDate): number =>
  cards.filter((card) => isUsableOn(card, day)).reduce((sum, card) => sum + visitsOn(card), 0);

type Card = Pick<VisitCard, 'usableTo'> & { id: string };

const last = '9999-12-31';

/** The order in which cards pay: the one that ends first, of equals the one with the smaller id, one without end last. */
export function endsFirst(a: Card, b: Card): number {
  const [left, right] = [a.usableTo ?? last, b.usableTo ?? last];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

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

/** How many visits so many guests need beyond what is left; `left` null: no limit. 0 when there are enough. Never throws. */
export const visitsShort = (left: number | null, guests: number): number =>
  left === null ? 0 : Math.max(0, guests - left);

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
