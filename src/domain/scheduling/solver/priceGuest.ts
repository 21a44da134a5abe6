import { freeStarts } from './placement.ts';
import { extentOf } from './problem/objective.ts';
import type { ProblemGuest } from './problem/problem.ts';
import { slotCount } from './problem/slots.ts';
import type { Search } from './search.ts';

export type Aim = { items: readonly number[]; slot: number; bonus: number };
export type Noise = { table: Float64Array; offset: number; size: number };
export type PriceBias = { aim: Aim | null; noise: Noise | null };

export function priceGuest(search: Search, guest: ProblemGuest, leaning: PriceBias): void {
  const { problem, state, day, weights } = search;
  day.idle = weights.idle;
  day.stay = weights.stay;
  if (weights.groupStay > 0) priceGroupStay(search, guest);
  for (const [position, unit] of guest.units.entries()) {
    day.leaving[position] = [problem.units[unit]!.weight * weights.refused, Infinity, 0][state.booked[unit]!]!;
  }
  for (const [position, index] of guest.items.entries()) {
    const item = problem.items[index]!;
    const list = day.starts[position]!;
    const prices = day.prices[position]!;
    if (state.booked[item.unit] === 2) {
      day.counts[position] = 0;
    } else if (state.start[index]! >= 0) {
      day.counts[position] = 1;
      list[0] = state.start[index]!;
      prices[list[0]!] = 0;
    } else {
      const count = freeStarts(search, index, list);
      day.counts[position] = count;
      priceStarts(search, index, position);
      addBias(search, index, leaning, prices);
    }
  }
}

/** What the guest's day adds to that of the others, who are where they are. */
function priceGroupStay({ problem, state, day, weights: { groupStay } }: Search, guest: ProblemGuest): void {
  const others = [...problem.items.keys()].filter((item) => !guest.items.includes(item));
  const [first, last] = extentOf(problem, state, others);
  day.opening.fill(0);
  day.closing.fill(0);
  if (last < 0) {
    day.stay += groupStay;
    return;
  }
  for (let slot = 0; slot < first; slot += 1) day.opening[slot] = (first - slot) * groupStay;
  for (let slot = last + 1; slot <= slotCount; slot += 1) day.closing[slot] = (slot - last) * groupStay;
}

function priceStarts({ problem, state, weights, day }: Search, index: number, position: number): void {
  const item = problem.items[index]!;
  const list = day.starts[position]!;
  const prices = day.prices[position]!;
  const weight = item.preferred >= 0 ? weights.distance : 0;
  for (let at = day.counts[position]! - 1; at >= 0; at -= 1) {
    prices[list[at]!] = Math.abs(list[at]! - item.preferred) * weight;
  }
  for (const companion of item.companions) {
    const at = state.start[companion]!;
    if (at < 0) continue;
    prices[at]! -= weights.apart;
    if (weights.overlapping === 0) continue;
    const to = Math.min(item.last, at + problem.items[companion]!.duration - 1);
    for (let slot = Math.max(item.first, at - item.duration + 1); slot <= to; slot += 1) {
      prices[slot]! += weights.overlapping;
    }
  }
}

function addBias({ problem }: Search, index: number, { aim, noise }: PriceBias, prices: Float64Array): void {
  const item = problem.items[index]!;
  if (aim && aim.items.includes(index)) prices[aim.slot]! -= aim.bonus;
  if (!noise) return;
  const mask = noise.table.length - 1;
  const offset = noise.offset + index * 97;
  for (let start = item.first; start <= item.last; start += 1) {
    prices[start]! += noise.table[(offset + start) & mask]! * noise.size;
  }
}
