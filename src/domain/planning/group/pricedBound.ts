import type { BoundNode, Stage } from './boundNode.ts';
import { bestDay, cellsOf, traceDay } from './guestDay.ts';
import { priceItems, priceShapes, sumPrices } from './itemPrices.ts';
import type { Pricing } from './pricing.ts';
import type { Work } from './work.ts';

/** Beyond this, sums of prices are no longer exact enough to compare with whole costs. */
const mostExact = 1e8;

/**
 * The least any plan of the node can cost at these prices: with resources, companions and shared starts paid for, every
 * guest's day stands alone (Lagrangian relaxation, Fisher 1973). Infinity when a guest has no day,
 * -Infinity at prices too large to add up exactly. Leaves each guest's
 * best day in `chosen`; `each` is called while that guest's table is there.
 */
export function pricedBound(
  pricing: Pricing,
  node: BoundNode,
  stage: Stage,
  { work, each }: { work: Work; each?: (guest: number) => void },
): number {
  const { problem } = pricing;
  sumPrices(pricing);
  priceShapes(pricing);
  priceItems(pricing, node, stage);
  work.used += pricing.layout.size + problem.items.length * pricing.layout.width;
  let bound = constantPart(pricing, stage);
  if (!(Math.abs(bound) < mostExact)) return -Infinity;
  for (const [index, guest] of problem.guests.entries()) {
    chargeGuest(pricing, node, stage, index);
    work.used += cellsOf(guest);
    const cost = bestDay(problem, guest, pricing.day);
    if (cost === Infinity) return Infinity;
    pricing.dayCost[index] = cost;
    pricing.chosen[index]!.set(traceDay(problem, guest, pricing.day));
    bound += cost;
    each?.(index);
  }
  return bound;
}

/** Every wished pair as if apart (companions earn it back), less the prices of all places there are. */
function constantPart({ problem, layout, prices, parties }: Pricing, { weights }: Stage): number {
  let sum = weights.apart * problem.pairs.length;
  const resources = layout.pools * layout.width;
  for (let at = 0; at < resources; at += 1) sum -= prices[at]!;
  for (const [pool, places] of problem.pools.entries()) {
    const base = (layout.pools + pool) * layout.width;
    for (let at = 0; at < layout.width; at += 1) sum -= prices[base + at]! * places[problem.from + at]!;
  }
  for (const [index, { pairs, most }] of parties.entries())
    sum -= prices[layout.parties + index]! * Math.min(most, pairs.length);
  return sum;
}

function chargeGuest(pricing: Pricing, node: BoundNode, { weights }: Stage, index: number): void {
  const { problem, day, layout, prices, itemPrice } = pricing;
  const guest = problem.guests[index]!;
  day.idle = weights.idle;
  day.stay = weights.stay;
  for (const [position, unit] of guest.units.entries()) {
    const { weight, guests } = problem.units[unit]!;
    day.leaving[position] = node.units[unit] === 1 ? Infinity : (weight * weights.refused) / guests.length;
  }
  for (const [position, item] of guest.items.entries()) {
    const { unit, guests, first, last } = problem.items[item]!;
    const charged = day.prices[position]!;
    if (node.units[unit] === 2) {
      if (first <= last) charged.fill(Infinity, first, last + 1);
      continue;
    }
    const share = 1 / guests.length;
    for (let slot = first; slot <= last; slot += 1) charged[slot] = itemPrice[item]![slot]! * share;
    const place = guests.indexOf(index);
    for (let other = 1; other < guests.length; other += 1) {
      if (place !== 0 && place !== other) continue;
      const base = (layout.shared[item]! + other - 1) * layout.width - problem.from;
      const sign = place === 0 ? 1 : -1;
      for (let slot = first; slot <= last; slot += 1) charged[slot]! += sign * prices[base + slot]!;
    }
  }
}
