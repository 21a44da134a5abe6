import { countPlaces, hasRoom } from './poolSlots.ts';
import type { Search } from './search.ts';
import { isFreeAt } from './shapeOf.ts';

/**
 * Places an item at a start on the first free resources, those with fewest skills first (`turn` shifts who is first).
 * Answers false and changes nothing when resources or places do not suffice.
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

/** Whether another item of the same guest leaves room in a stretch: prices know of those of the others only. */
function poolHasRoom({ problem, state, crowd }: Search, index: number, start: number): boolean {
  const { pool } = problem.items[index]!;
  if (problem.stretches[pool] === 1 || !countPlaces(problem, state, pool, crowd)) return true;
  return hasRoom(problem, index, start, crowd);
}

/** Whether no placed item holds a resource anywhere in `[from, to)`, slots. */
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
