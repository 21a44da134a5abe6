import { hasBits } from './bits.ts';
import { poolSlots } from './poolSlots.ts';
import type { ProblemItem, Shape } from './problem.ts';
import type { Search } from './search.ts';

/** Sets `prices` to 0 where an item can start beside everything placed, and to Infinity elsewhere between its bounds. */
export function freeStarts(search: Search, index: number, prices: Float64Array): void {
  const item = search.problem.items[index]!;
  for (let start = item.first; start <= item.last; start += 1) prices[start] = item.legal[start] === 1 ? 0 : Infinity;
  for (const shape of item.shapes) closeTaken(search, item, search.problem.shapes[shape]!, prices);
  if (item.pool >= 0) closeFull(search, item, prices);
  search.work.used += Math.max(0, item.last - item.first + 1) * (1 + item.shapes.length);
}

function closeTaken(search: Search, item: ProblemItem, shape: Shape, prices: Float64Array): void {
  const { low, high, problem, state } = search;
  let touched = false;
  for (let seat = 0; seat < problem.seats.length; seat += 1) {
    const other = problem.seats[seat]!;
    const start = state.start[other.item]!;
    if (start < 0) continue;
    const resource = state.seat[seat]!;
    if (!shape.candidates.includes(resource)) continue;
    const held = problem.shapes[other.shape]!;
    const from = Math.max(item.first, start - held.before - shape.length + 1);
    const to = Math.min(item.last, start + held.length + shape.before - 1);
    if (from > to) continue;
    if (!touched) {
      low.set(shape.low.subarray(item.first, item.last + 1), item.first);
      high.set(shape.high.subarray(item.first, item.last + 1), item.first);
      touched = true;
    }
    const words = resource < 32 ? low : high;
    const keep = ~(1 << (resource & 31));
    for (let slot = from; slot <= to; slot += 1) words[slot]! &= keep;
    search.work.used += to - from + 1;
  }
  if (!touched) return;
  for (let start = item.first; start <= item.last; start += 1) {
    if (prices[start] === 0 && !hasBits(low[start]!, high[start]!, shape.count)) prices[start] = Infinity;
  }
}

function closeFull(search: Search, item: ProblemItem, prices: Float64Array): void {
  const { problem, state, used } = search;
  const places = problem.pools[item.pool]!;
  used.fill(0);
  let touched = false;
  for (const [index, other] of problem.items.entries()) {
    const start = state.start[index]!;
    if (start < 0 || other.pool !== item.pool) continue;
    const [from, to] = poolSlots(problem, index, start);
    for (let slot = from; slot < to; slot += 1) used[slot]! += other.places;
    touched = true;
  }
  if (!touched) return;
  for (let start = item.first; start <= item.last; start += 1) {
    for (let slot = start; slot < start + item.duration && prices[start] === 0; slot += 1) {
      if (used[slot]! + item.places > places[slot]!) prices[start] = Infinity;
    }
  }
}
