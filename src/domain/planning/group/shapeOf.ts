import { hasBit } from './bits.ts';
import type { Shape } from './problem.ts';
import { slotCount } from './slots.ts';

export type Window = { before: number; length: number; count: number };

/**
 * The shape of a need: for each start which resources are free from `before` slots before it to `length` slots after
 * it. `free[r]` says per slot whether resource r is (1) or not (0); `order` lists who may serve, preferred first.
 */
export function shapeOf(free: readonly Uint8Array[], order: readonly number[], window: Window): Shape {
  const low = new Int32Array(slotCount);
  const high = new Int32Array(slotCount);
  const candidates: number[] = [];
  for (const resource of order) {
    const slots = free[resource]!;
    let run = 0;
    let used = false;
    for (let end = 1; end <= slotCount; end += 1) {
      run = slots[end - 1] === 1 ? run + 1 : 0;
      const start = end - window.length;
      if (run < window.before + window.length || start < 0) continue;
      if (resource < 32) low[start]! |= 1 << resource;
      else high[start]! |= 1 << (resource - 32);
      used = true;
    }
    if (used) candidates.push(resource);
  }
  return { low, high, candidates, ...window };
}

/** Free resources of a shape at a start, preferred first. */
export function freeAt(shape: Shape, start: number): number[] {
  return shape.candidates.filter((resource) => hasBit(shape.low[start]!, shape.high[start]!, resource));
}

/** Whether every list can be given one name of its own, all different; lists are short. */
export function canBeSeated(lists: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  const [list, ...rest] = lists;
  if (!list) return true;
  return list.some((name) => !taken.includes(name) && canBeSeated(rest, [...taken, name]));
}
