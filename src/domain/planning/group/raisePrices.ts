import type { BoundNode, Stage } from './boundNode.ts';
import { cheapest } from './itemPrices.ts';
import { pricedBound } from './pricedBound.ts';
import type { Pricing } from './pricing.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

const deflection = 0.5;
const shrinking = 0.6;
const dryStepsBeforeShrinking = 6;
const smallestFactor = 0.01;
/** Costs are whole numbers: a bound this little below the next one counts as the next one. */
export const tolerance = 1e-5;

/**
 * Moves prices towards what is wanted too often, a Polyak step at a time, for at most `steps`; stops when no plan better
 * than the best known is left. Answers the highest bound met; its prices are left in `prices` and `best`.
 */
export function raisePrices(
  pricing: Pricing,
  node: BoundNode,
  stage: Stage,
  { steps, work }: { steps: number; work: Work },
): number {
  const { prices, best, direction } = pricing;
  let highest = -Infinity;
  let factor = 1;
  let dry = 0;
  direction.fill(0);
  best.set(prices);
  for (let step = 0; step < steps && factor > smallestFactor; step += 1) {
    const bound = pricedBound(pricing, node, stage, { work });
    if (bound > highest + tolerance / 10) {
      highest = bound;
      best.set(prices);
      dry = 0;
    } else {
      dry += 1;
    }
    if (highest > stage.best - 1 + tolerance || isSpent(work)) break;
    if (dry >= dryStepsBeforeShrinking || bound === -Infinity) {
      factor *= shrinking;
      dry = 0;
      prices.set(best);
      direction.fill(0);
      continue;
    }
    findGradient(pricing, node, stage);
    const length = turn(pricing);
    if (length === 0) break;
    const size = (factor * Math.max(0.5, stage.best - bound)) / length;
    for (let at = 0; at < direction.length; at += 1) prices[at]! += size * direction[at]!;
    project(pricing, node, stage);
  }
  prices.set(best);
  return highest;
}

/** Deflects the gradient by where prices went before, unless the two all but cancel; answers the length, squared. */
function turn({ prices, gradient, direction, layout }: Pricing): number {
  const free = layout.pairs * layout.width;
  let plain = 0;
  let length = 0;
  for (let at = 0; at < direction.length; at += 1) {
    const wanted = gradient[at]!;
    const moved = wanted + deflection * direction[at]!;
    direction[at] = moved;
    const canFall = prices[at] !== 0 || at >= free;
    if (wanted > 0 || canFall) plain += wanted * wanted;
    if (moved > 0 || canFall) length += moved * moved;
  }
  if (length > plain / 10) return length;
  direction.set(gradient);
  return plain;
}

/** How much more of everything the priced days use than there is. */
function findGradient(pricing: Pricing, node: BoundNode, stage: Stage): void {
  const { problem, layout, gradient, chosen } = pricing;
  const { width } = layout;
  gradient.fill(-1, 0, layout.pools * width);
  gradient.fill(0, layout.pools * width);
  const used = new Float64Array(problem.resourceCount);
  for (const [pool, places] of problem.pools.entries()) {
    const base = (layout.pools + pool) * width;
    for (let at = 0; at < width; at += 1) gradient[base + at] = -places[problem.from + at]!;
  }
  for (const [index, guest] of problem.guests.entries()) {
    for (const [position, itemIndex] of guest.items.entries()) {
      const start = chosen[index]![position]!;
      if (start < 0) continue;
      const item = problem.items[itemIndex]!;
      const share = 1 / item.guests.length;
      for (const shapeIndex of item.shapes) {
        const shape = problem.shapes[shapeIndex]!;
        for (const { resource } of cheapest(pricing, shape, start, used)) {
          used[resource]! += share;
          add(gradient, resource * width - problem.from, [start - shape.before, start + shape.length], share);
        }
      }
      if (item.pool >= 0) {
        const base = (layout.pools + item.pool) * width - problem.from;
        add(gradient, base, [start, start + item.duration], item.places * share);
      }
      const place = item.guests.indexOf(index);
      for (let other = 1; other < item.guests.length; other += 1) {
        const base = (layout.shared[itemIndex]! + other - 1) * width - problem.from;
        if (place === 0) gradient[base + start]! += 1;
        if (place === other) gradient[base + start]! -= 1;
      }
    }
  }
  if (stage.weights.apart > 0) addCompanions(pricing, node);
}

function add(row: Float64Array, base: number, [from, to]: [number, number], amount: number): void {
  for (let slot = from; slot < to; slot += 1) row[base + slot]! += amount;
}

function addCompanions(pricing: Pricing, node: BoundNode): void {
  const { problem, layout, gradient, chosen, parties, partyOf } = pricing;
  for (const [index, { most }] of parties.entries()) gradient[layout.parties + index] = -most;
  for (const [index, [a, b]] of problem.pairs.entries()) {
    if (node.pairs[index] === 2) continue;
    const base = (layout.pairs + index) * layout.width - problem.from;
    for (const [item, sign] of [
      [a, -1],
      [b, 1],
    ] as const) {
      const { guests } = problem.items[item]!;
      for (const guest of guests) {
        const start = chosen[guest]![problem.guests[guest]!.items.indexOf(item)]!;
        if (start < 0 || node.starts[a]![start] !== 1 || node.starts[b]![start] !== 1) continue;
        gradient[base + start]! += sign / guests.length;
        if (sign === 1) gradient[layout.parties + partyOf[index]!]! += 1 / guests.length;
      }
    }
  }
}

/** Prices of places are never negative; a companion's part of an open pair lies between nothing and all of it. */
function project(pricing: Pricing, node: BoundNode, { weights }: Stage): void {
  const { problem, layout, prices, partyOf } = pricing;
  const { width } = layout;
  for (let at = 0; at < layout.pairs * width; at += 1) if (prices[at]! < 0) prices[at] = 0;
  for (let at = layout.parties; at < layout.size; at += 1)
    prices[at] = Math.min(weights.apart, Math.max(0, prices[at]!));
  for (let pair = 0; pair < problem.pairs.length; pair += 1) {
    if (node.pairs[pair] !== 0) continue;
    const reward = weights.apart - prices[layout.parties + partyOf[pair]!]!;
    const base = (layout.pairs + pair) * width;
    for (let at = base; at < base + width; at += 1) {
      if (prices[at]! < 0) prices[at] = 0;
      else if (prices[at]! > reward) prices[at] = reward;
    }
  }
}
