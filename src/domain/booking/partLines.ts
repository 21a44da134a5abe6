import { isTimed } from './isTimed.ts';
import { visibleProducts } from './visibleProducts.ts';

type Part = { type: number; checkinType: boolean; startTime: string | null };

/**
 * The parts of an arrangement as its line in the summary tells them: first what has no time of its own, in order; then what
 * begins at a time ('HH:mm'), earliest first. An entry's times are those of the visit, so it has none of its own. Never throws.
 */
export function partLines<T extends Part>(parts: readonly T[]): { plain: T[]; timed: (T & { startTime: string })[] } {
  const shown = visibleProducts(parts);
  const timed = shown.filter(isTimed).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return { plain: shown.filter((part) => !isTimed(part)), timed };
}
