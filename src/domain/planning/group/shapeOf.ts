import { dayWords, hasBit } from './bits.ts';
import type { Shape } from './problem.ts';
import { slotCount } from './slots.ts';

export type Window = { before: number; length: number; count: number };

/** More than this many resources that could serve one group do not fit in two words. */
export const maxResources = 64;

/**
 * The shape of a need: for each start which resources are free from `before` slots before it to `length` slots after
 * it. `free[r]` says per slot whether resource r is (1) or not (0); `order` lists who may serve, preferred first.
 */
export function shapeOf(free: readonly Uint8Array[], order: readonly number[], window: Window): Shape {
  const low = new Int32Array(slotCount);
  const high = new Int32Array(slotCount);
  const candidates: number[] = [];
  const rows = new Int32Array(order.length * dayWords);
  const rowOf = new Int8Array(maxResources).fill(-1);
  for (const resource of order) {
    const slots = free[resource]!;
    const base = candidates.length * dayWords;
    let run = 0;
    let used = false;
    for (let end = 1; end <= slotCount; end += 1) {
      run = slots[end - 1] === 1 ? run + 1 : 0;
      const start = end - window.length;
      if (run < window.before + window.length || start < 0) continue;
      if (resource < 32) low[start]! |= 1 << resource;
      else high[start]! |= 1 << (resource - 32);
      rows[base + (start >> 5)]! |= 1 << (start & 31);
      used = true;
    }
    if (!used) continue;
    rowOf[resource] = candidates.length;
    candidates.push(resource);
  }
  return { low, high, candidates, rows, rowOf, ...window };
}

/** A different free resource for every seat of the shapes at a start, preferred ones first; null when there are not enough. */
export function seatsAt(shapes: readonly Shape[], start: number): number[] | null {
  const lists = shapes.flatMap((shape) => {
    const free = shape.candidates.filter((resource) => hasBit(shape.low[start]!, shape.high[start]!, resource));
    return Array.from({ length: shape.count }, () => free);
  });
  return distinct(lists, []);
}

function distinct(lists: readonly (readonly number[])[], taken: readonly number[]): number[] | null {
  const list = lists[taken.length];
  if (!list) return [...taken];
  for (const one of list) {
    const found = taken.includes(one) ? null : distinct(lists, [...taken, one]);
    if (found) return found;
  }
  return null;
}
