import type { BoundNode, Stage } from './boundNode.ts';
import { startsLeft } from './boundNode.ts';
import { daysThrough } from './guestDayThrough.ts';
import { cellsOf } from './guestDay.ts';
import { pricedBound } from './pricedBound.ts';
import type { Pricing } from './pricing.ts';
import { tolerance } from './raisePrices.ts';
import type { Work } from './work.ts';

/**
 * Takes every start out of the node through which no plan of at most `most` costs can go, by the prices as they are.
 * Answers whether every unit that must be booked has starts left; counts what is left in `left`.
 */
export function dropStarts(
  pricing: Pricing,
  node: BoundNode,
  stage: Stage,
  { most, work }: { most: number; work: Work },
): { bound: number; left: number } {
  const { problem, through, day } = pricing;
  const dropped: [number, number][] = [];
  const rests: { item: number; slot: number; rest: number }[] = [];
  const each = (index: number): void => {
    const guest = problem.guests[index]!;
    daysThrough(problem, guest, day, through);
    work.used += cellsOf(guest);
    for (const [position, item] of guest.items.entries()) {
      const starts = node.starts[item]!;
      const { first, last } = problem.items[item]!;
      for (let slot = first; slot <= last; slot += 1) {
        if (starts[slot] !== 1) continue;
        const rest = through[position]![slot]! - pricing.dayCost[index]!;
        if (rest > 0) rests.push({ item, slot, rest });
      }
    }
  };
  const bound = pricedBound(pricing, node, stage, { work, each });
  for (const { item, slot, rest } of rests) if (bound + rest > most + tolerance) dropped.push([item, slot]);
  for (const [item, slot] of dropped) node.starts[item]![slot] = 0;
  for (const [index, unit] of problem.units.entries()) {
    if (node.units[index] === 0 && unit.items.some((item) => !node.starts[item]!.includes(1))) node.units[index] = 2;
  }
  return { bound, left: node.starts.reduce((sum, starts) => sum + startsLeft(starts), 0) };
}
