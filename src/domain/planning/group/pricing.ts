import type { GuestDay } from './guestDay.ts';
import { guestDay } from './guestDay.ts';
import type { Party } from './parties.ts';
import { partiesOf } from './parties.ts';
import type { Problem } from './problem.ts';
import { slotCount } from './slots.ts';

/**
 * Everything with a price per slot, in one row of numbers: resources and pools (for being held), companions (what of
 * their reward the first of the two gets), shared items (what one guest pays the other for the same start).
 */
export type Layout = {
  width: number;
  pools: number;
  pairs: number;
  /** Per item the block of its second guest's price; a third guest's follows. */
  shared: number[];
  rows: number;
  /** Behind the rows one number per party: what is paid for its bound instead of pair by pair. */
  parties: number;
  size: number;
};

export type Pricing = {
  problem: Problem;
  parties: Party[];
  /** Per pair. */
  partyOf: number[];
  layout: Layout;
  prices: Float64Array;
  gradient: Float64Array;
  direction: Float64Array;
  best: Float64Array;
  /** Running sums of the prices of resources and pools, one row each, width + 1 long. */
  sums: Float64Array;
  shapeFrom: number[];
  shapeTo: number[];
  /** Cheapest way to serve a shape at a slot. */
  shapePrice: Float64Array[];
  itemPrice: Float64Array[];
  day: GuestDay;
  through: Float64Array[];
  /** The priced plan: start per guest and position. */
  chosen: Int16Array[];
  /** What each guest's best day costs. */
  dayCost: Float64Array;
};

export function newPricing(problem: Problem): Pricing {
  const { parties, partyOf } = partiesOf(problem);
  const layout = layoutOf(problem, parties.length);
  const rows = problem.resourceCount + problem.pools.length;
  const row = (): Float64Array => new Float64Array(slotCount);
  const users = problem.shapes.map((_, shape) => problem.items.filter((item) => item.shapes.includes(shape)));
  return {
    problem,
    parties,
    partyOf,
    layout,
    prices: new Float64Array(layout.size),
    gradient: new Float64Array(layout.size),
    direction: new Float64Array(layout.size),
    best: new Float64Array(layout.size),
    sums: new Float64Array(rows * (layout.width + 1)),
    shapeFrom: users.map((items) => Math.min(slotCount, ...items.map((item) => item.first))),
    shapeTo: users.map((items) => Math.max(-1, ...items.map((item) => item.last))),
    shapePrice: problem.shapes.map(row),
    itemPrice: problem.items.map(row),
    day: guestDay(problem),
    through: Array.from({ length: Math.max(0, ...problem.guests.map((guest) => guest.items.length)) }, row),
    chosen: problem.guests.map((guest) => new Int16Array(guest.items.length)),
    dayCost: new Float64Array(problem.guests.length),
  };
}

function layoutOf(problem: Problem, parties: number): Layout {
  const pools = problem.resourceCount;
  const pairs = pools + problem.pools.length;
  let blocks = pairs + problem.pairs.length;
  const shared = problem.items.map((item) => {
    const block = blocks;
    blocks += item.guests.length - 1;
    return block;
  });
  const width = Math.max(1, problem.to - problem.from);
  const end = blocks * width;
  return { width, pools, pairs, shared, rows: blocks, parties: end, size: end + parties };
}
