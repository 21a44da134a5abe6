import type { Pricing } from './pricing.ts';
import type { State } from './state.ts';
import { emptyState } from './state.ts';

/** Where the priced days of the guests disagree about what they share. */
export type Disagreement = { unit: number } | { item: number; starts: [number, number] };

/** The priced days as one plan, still without resources, or the first thing on which two guests disagree. */
export function pricedPlan({ problem, chosen }: Pricing): { state: State } | { disagreement: Disagreement } {
  const state = emptyState(problem);
  for (const [unit, { guests, items }] of problem.units.entries()) {
    const takers = guests.filter((guest) =>
      problem.guests[guest]!.items.some((item, position) => items.includes(item) && chosen[guest]![position]! >= 0),
    );
    if (takers.length > 0 && takers.length < guests.length) return { disagreement: { unit } };
    state.booked[unit] = takers.length > 0 ? 1 : 2;
  }
  for (const [item, { guests }] of problem.items.entries()) {
    const starts = guests.map((guest) => chosen[guest]![problem.guests[guest]!.items.indexOf(item)]!);
    const other = starts.find((start) => start !== starts[0]);
    if (other !== undefined) return { disagreement: { item, starts: [starts[0]!, other] } };
    state.start[item] = starts[0]!;
  }
  return { state };
}
