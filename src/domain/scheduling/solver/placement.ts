import { clearSpan, dayWords, keepWhereServed, slotsInto } from './problem/slots.ts';
import { countPoolUse, hasRoom } from './problem/pools.ts';
import type { Seat } from './problem/problem.ts';
import type { Shape } from './problem/shapes.ts';
import { isFreeAt } from './problem/shapes.ts';
import type { Search } from './search.ts';

/** Writes the item's possible starts beside everything placed into `list`. Returns how many. */
export function freeStarts(search: Search, index: number, list: Int16Array): number {
  const item = search.problem.items[index]!;
  const { free } = search;
  free.set(item.words);
  for (const shape of item.shapes) closeClaimed(search, search.problem.shapes[shape]!);
  search.work.used += (8 + search.problem.seats.length) * (1 + item.shapes.length);
  const count = slotsInto(list, free);
  return item.pool >= 0 ? withPoolPlaces(search, index, list, count) : count;
}

function closeClaimed({ problem, state, free, rows, serving }: Search, shape: Shape): void {
  const { count } = shape;
  const size = shape.candidates.length * dayWords;
  rows.set(shape.rows.length === size ? shape.rows : shape.rows.subarray(0, size));
  for (let seat = 0; seat < problem.seats.length; seat += 1) {
    const other = problem.seats[seat]!;
    const start = state.start[other.item]!;
    if (start >= 0) closeRow(rows, shape, state.seat[seat]!, [other, start]);
  }
  keepWhereServed(free, rows, { end: size, count, serving });
}

/** Closes the starts at which the resource would serve the other seat too. */
export function closeRow(
  rows: Int32Array,
  { rowOf, before, length }: Shape,
  resource: number,
  [other, start]: readonly [Seat, number],
): void {
  const row = rowOf[resource]!;
  if (row < 0) return;
  const from = start - other.before - length + 1;
  const to = start + other.length + before;
  clearSpan(rows, row * dayWords, [from < 0 ? 0 : from, to > dayWords * 32 ? dayWords * 32 : to]);
}

function withPoolPlaces({ problem, state, poolUse }: Search, index: number, list: Int16Array, count: number): number {
  if (!countPoolUse(problem, state, problem.items[index]!.pool, poolUse)) return count;
  let remaining = 0;
  for (let at = 0; at < count; at += 1) {
    if (!hasRoom(problem, index, list[at]!, poolUse)) continue;
    list[remaining] = list[at]!;
    remaining += 1;
  }
  return remaining;
}

/**
 * Takes the first free resources, fewest skills first, shifted by `turn`. Returns false and changes nothing when there
 * are too few.
 */
export function placeItem(search: Search, index: number, start: number, turn = 0): boolean {
  const { problem, state } = search;
  const item = problem.items[index]!;
  if (item.pool >= 0 && !poolHasRoom(search, index, start)) return false;
  if (!seatFrom(search, item.firstSeat, start, turn)) return false;
  state.start[index] = start;
  return true;

  function seatFrom(of: Search, seat: number, at: number, shift: number): boolean {
    if (seat === item.firstSeat + item.seatCount) return true;
    const shape = problem.shapes[problem.seats[seat]!.shape]!;
    const count = shape.candidates.length;
    for (let turned = 0; turned < count; turned += 1) {
      const resource = shape.candidates[(turned + shift) % count]!;
      if (!isFreeAt(shape, resource, at) || usedHere(resource, seat)) continue;
      if (!isFree(of, resource, at - shape.before, at + shape.length)) continue;
      state.seat[seat] = resource;
      if (seatFrom(of, seat + 1, at, shift)) return true;
    }
    return false;
  }
  function usedHere(resource: number, before: number): boolean {
    for (let seat = item.firstSeat; seat < before; seat += 1) if (state.seat[seat] === resource) return true;
    return false;
  }
}

function poolHasRoom({ problem, state, poolUse }: Search, index: number, start: number): boolean {
  const { pool } = problem.items[index]!;
  if (problem.stretches[pool] === 1 || !countPoolUse(problem, state, pool, poolUse)) return true;
  return hasRoom(problem, index, start, poolUse);
}

function isFree({ problem, state, work }: Search, resource: number, from: number, to: number): boolean {
  work.used += problem.seats.length;
  for (let seat = 0; seat < problem.seats.length; seat += 1) {
    if (state.seat[seat] !== resource) continue;
    const other = problem.seats[seat]!;
    const start = state.start[other.item]!;
    if (start < 0) continue;
    const held = problem.shapes[other.shape]!;
    if (start - held.before < to && from < start + held.length) return false;
  }
  return true;
}
