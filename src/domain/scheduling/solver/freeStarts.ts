import { clearSpan, dayWords, keepServed, slotsInto } from './bits.ts';
import { countPlaces, hasRoom } from './poolSlots.ts';
import type { Shape } from './problem.ts';
import type { Search } from './search.ts';

/** Lists into `list` where an item can start beside everything placed; answers how many starts that are. */
export function freeStarts(search: Search, index: number, list: Int16Array): number {
  const item = search.problem.items[index]!;
  const { free } = search;
  free.set(item.words);
  for (const shape of item.shapes) closeTaken(search, search.problem.shapes[shape]!);
  search.work.used += (8 + search.problem.seats.length) * (1 + item.shapes.length);
  const count = slotsInto(list, free);
  return item.pool >= 0 ? withoutFull(search, index, list, count) : count;
}

/** Keeps the starts for which a shape has resources enough that nothing placed is in the way of. */
function closeTaken({ problem, state, free, rows, serving }: Search, shape: Shape): void {
  const { rowOf, before, length, count } = shape;
  const size = shape.candidates.length * dayWords;
  rows.set(shape.rows.length === size ? shape.rows : shape.rows.subarray(0, size));
  for (let seat = 0; seat < problem.seats.length; seat += 1) {
    const other = problem.seats[seat]!;
    const start = state.start[other.item]!;
    if (start < 0) continue;
    const row = rowOf[state.seat[seat]!]!;
    if (row < 0) continue;
    const from = start - other.before - length + 1;
    const to = start + other.length + before;
    clearSpan(rows, row * dayWords, [from < 0 ? 0 : from, to > dayWords * 32 ? dayWords * 32 : to]);
  }
  keepServed(free, rows, { end: size, count, serving });
}

/** Keeps the starts at which its pool has places. */
function withoutFull({ problem, state, crowd }: Search, index: number, list: Int16Array, count: number): number {
  if (!countPlaces(problem, state, problem.items[index]!.pool, crowd)) return count;
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    if (!hasRoom(problem, index, list[at]!, crowd)) continue;
    list[left] = list[at]!;
    left += 1;
  }
  return left;
}
