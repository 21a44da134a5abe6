import { freeStarts } from './freeStarts.ts';
import type { ProblemGuest } from './problem.ts';
import type { Search } from './search.ts';

/** A treatment everybody of a party is drawn to: a bonus at one slot for these items. */
export type Aim = { items: readonly number[]; slot: number; bonus: number };
/** Unevenness that leads the search to other plans: whole numbers from a table, times `size`. */
export type Noise = { table: Float64Array; offset: number; size: number };
export type Leaning = { aim: Aim | null; noise: Noise | null };

/** Fills the guest's prices beside everything placed; what another guest has decided about a shared unit is settled. */
export function priceGuest(search: Search, guest: ProblemGuest, leaning: Leaning): void {
  const { problem, state, day, weights } = search;
  day.idle = weights.idle;
  day.stay = weights.stay;
  for (const [position, unit] of guest.units.entries()) {
    day.leaving[position] = [problem.units[unit]!.weight * weights.refused, Infinity, 0][state.booked[unit]!]!;
  }
  for (const [position, index] of guest.items.entries()) {
    const item = problem.items[index]!;
    const prices = day.prices[position]!;
    if (state.booked[item.unit] === 2) {
      prices.fill(Infinity, item.first, item.last + 1);
    } else if (state.start[index]! >= 0) {
      prices.fill(Infinity, item.first, item.last + 1);
      prices[state.start[index]!] = 0;
    } else {
      freeStarts(search, index, prices);
      addWishes(search, index, prices);
      lean(search, index, leaning, prices);
    }
  }
}

function addWishes({ problem, state, weights }: Search, index: number, prices: Float64Array): void {
  const item = problem.items[index]!;
  if (item.preferred >= 0 && weights.distance > 0) {
    for (let start = item.first; start <= item.last; start += 1) {
      prices[start]! += Math.abs(start - item.preferred) * weights.distance;
    }
  }
  for (const companion of item.companions) {
    const start = state.start[companion]!;
    if (start < 0) continue;
    if (start >= item.first && start <= item.last) prices[start]! -= weights.apart;
    if (weights.overlapping === 0) continue;
    const to = Math.min(item.last, start + problem.items[companion]!.duration - 1);
    for (let slot = Math.max(item.first, start - item.duration + 1); slot <= to; slot += 1) {
      prices[slot]! += weights.overlapping;
    }
  }
}

function lean({ problem }: Search, index: number, { aim, noise }: Leaning, prices: Float64Array): void {
  const item = problem.items[index]!;
  if (aim && aim.items.includes(index) && aim.slot >= item.first && aim.slot <= item.last) {
    prices[aim.slot]! -= aim.bonus;
  }
  if (!noise) return;
  const mask = noise.table.length - 1;
  const offset = noise.offset + index * 97;
  for (let start = item.first; start <= item.last; start += 1) {
    prices[start]! += noise.table[(offset + start) & mask]! * noise.size;
  }
}
