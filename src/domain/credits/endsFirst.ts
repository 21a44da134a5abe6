import type { VisitCard } from './visitsLeft.ts';

type Card = Pick<VisitCard, 'usableTo'> & { id: string };

const last = '9999-12-31';

/** The order in which cards pay: the one that ends first, of equals the one with the smaller id, one without end last. */
export function endsFirst(a: Card, b: Card): number {
  const [left, right] = [a.usableTo ?? last, b.usableTo ?? last];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
