import type { LocalDate } from '../values/localDate.ts';

/** `amount` null: unlimited; dates inclusive, null: without end. */
export interface MultiVisitCard {
  usableFrom: LocalDate | null;
  usableTo: LocalDate | null;
  amount: number | null;
  used: number;
}

export const isUsableOn = ({ usableFrom, usableTo }: MultiVisitCard, day: LocalDate): boolean =>
  (usableFrom === null || usableFrom <= day) && (usableTo === null || day <= usableTo);

export const visitsOn = ({ amount, used }: MultiVisitCard): number =>
  amount === null ? Number.POSITIVE_INFINITY : Math.max(0, amount - used);

export const visitsLeft = (cards: readonly MultiVisitCard[], day: LocalDate): number =>
  cards.filter((card) => isUsableOn(card, day)).reduce((sum, card) => sum + visitsOn(card), 0);

type Card = Pick<MultiVisitCard, 'usableTo'> & { id: string };

const last = '9999-12-31';

export function byEndDate(a: Card, b: Card): number {
  const [leftEnd, right] = [a.usableTo ?? last, b.usableTo ?? last];
  if (leftEnd !== right) return leftEnd < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** The one that ends first pays first, of equals the smaller id. Null when there are not enough visits. */
export function allocateVisits(
  cards: readonly (MultiVisitCard & { id: string })[],
  { day, visits }: { day: LocalDate; visits: number },
): { id: string; visits: number }[] | null {
  const inOrder = cards.filter((card) => isUsableOn(card, day)).toSorted(byEndDate);
  const shares: { id: string; visits: number }[] = [];
  let open = visits;
  for (const card of inOrder) {
    const share = Math.min(open, visitsOn(card));
    if (share > 0) shares.push({ id: card.id, visits: share });
    open -= share;
  }
  return open > 0 ? null : shares;
}

export const missingVisits = (available: number | null, guests: number): number =>
  available === null ? 0 : Math.max(0, guests - available);

export function visitsToReturn(
  paid: readonly (Pick<MultiVisitCard, 'usableTo'> & { id: string; visits: number })[],
  guests: number,
): { id: string; visits: number }[] {
  let over = paid.reduce((sum, { visits }) => sum + visits, 0) - guests;
  const shares: { id: string; visits: number }[] = [];
  for (const { id, visits } of paid.toSorted(byEndDate).toReversed()) {
    const share = Math.min(over, visits);
    if (share > 0) shares.push({ id, visits: share });
    over -= share;
  }
  return shares;
}
