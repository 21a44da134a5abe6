import { hasBit } from './bits.ts';
import type { BoundNode, Stage } from './boundNode.ts';
import type { Pricing } from './pricing.ts';
import type { ProblemItem, Shape } from './problem.ts';

/** Running sums, so that the price of a window is one subtraction. */
export function sumPrices({ layout, problem, prices, sums }: Pricing): void {
  const rows = problem.resourceCount + problem.pools.length;
  for (let row = 0; row < rows; row += 1) {
    const base = row * (layout.width + 1);
    let sum = 0;
    for (let at = 0; at < layout.width; at += 1) {
      sums[base + at] = sum;
      sum += prices[row * layout.width + at]!;
    }
    sums[base + layout.width] = sum;
  }
}

/** The price of a row over `[from, to)`, slots of the day. */
export function windowPrice({ layout, problem, sums }: Pricing, row: number, from: number, to: number): number {
  const base = row * (layout.width + 1) - problem.from;
  return sums[base + to]! - sums[base + from]!;
}

export function priceShapes(pricing: Pricing): void {
  const { problem, shapePrice, shapeFrom, shapeTo } = pricing;
  for (const [index, shape] of problem.shapes.entries()) {
    const prices = shapePrice[index]!;
    if (shape.count === 1) priceSingle(pricing, shape, [shapeFrom[index]!, shapeTo[index]!], prices);
    else {
      for (let slot = shapeFrom[index]!; slot <= shapeTo[index]!; slot += 1) {
        const served = cheapest(pricing, shape, slot);
        prices[slot] = served.length < shape.count ? Infinity : served.reduce((sum, { price }) => sum + price, 0);
      }
    }
  }
}

function priceSingle(
  { layout, problem, sums }: Pricing,
  shape: Shape,
  [from, to]: [number, number],
  prices: Float64Array,
): void {
  if (from <= to) prices.fill(Infinity, from, to + 1);
  for (const resource of shape.candidates) {
    const words = resource < 32 ? shape.low : shape.high;
    const bit = 1 << (resource & 31);
    const begin = resource * (layout.width + 1) - problem.from - shape.before;
    const end = resource * (layout.width + 1) - problem.from + shape.length;
    for (let slot = from; slot <= to; slot += 1) {
      if ((words[slot]! & bit) === 0) continue;
      const price = sums[end + slot]! - sums[begin + slot]!;
      if (price < prices[slot]!) prices[slot] = price;
    }
  }
}

export type Served = { resource: number; price: number };

/** The cheapest resources for a shape at a slot, of equal prices the least `used`. */
export function cheapest(pricing: Pricing, shape: Shape, slot: number, used?: Float64Array): Served[] {
  const free = shape.candidates.filter((resource) => hasBit(shape.low[slot]!, shape.high[slot]!, resource));
  return free
    .map((resource) => ({
      resource,
      price: windowPrice(pricing, resource, slot - shape.before, slot + shape.length),
    }))
    .toSorted((a, b) => a.price - b.price || (used?.[a.resource] ?? 0) - (used?.[b.resource] ?? 0))
    .slice(0, shape.count);
}

/** What an item costs at each start, resources, pool, distance and companions counted once for all its guests. */
export function priceItems(pricing: Pricing, node: BoundNode, { weights }: Stage): void {
  const { problem, shapePrice, itemPrice } = pricing;
  for (const [index, item] of problem.items.entries()) {
    const prices = itemPrice[index]!;
    const starts = node.starts[index]!;
    const pool = item.pool < 0 ? -1 : pricing.layout.pools + item.pool;
    for (let slot = item.first; slot <= item.last; slot += 1) {
      let price = starts[slot] === 1 ? 0 : Infinity;
      if (item.preferred >= 0) price += weights.distance * Math.abs(slot - item.preferred);
      for (let need = 0; need < item.shapes.length; need += 1) price += shapePrice[item.shapes[need]!]![slot]!;
      if (pool >= 0) price += item.places * windowPrice(pricing, pool, slot, slot + item.duration);
      prices[slot] = price;
    }
  }
  if (weights.apart > 0) priceCompanions(pricing, node, weights.apart);
}

function priceCompanions(pricing: Pricing, node: BoundNode, weight: number): void {
  const { problem, layout, prices, itemPrice, partyOf } = pricing;
  for (const [index, [a, b]] of problem.pairs.entries()) {
    if (node.pairs[index] === 2) continue;
    const reward = weight - prices[layout.parties + partyOf[index]!]!;
    const [one, other]: [ProblemItem, ProblemItem] = [problem.items[a]!, problem.items[b]!];
    const base = (layout.pairs + index) * layout.width - problem.from;
    const to = Math.min(one.last, other.last);
    for (let slot = Math.max(one.first, other.first); slot <= to; slot += 1) {
      if (node.starts[a]![slot] !== 1 || node.starts[b]![slot] !== 1) continue;
      itemPrice[a]![slot]! -= prices[base + slot]!;
      itemPrice[b]![slot]! -= reward - prices[base + slot]!;
    }
  }
}
