import { dayWords, hasSlot, setSpan } from './bits.ts';
import type { Shape } from './problem.ts';
import { slotCount } from './slots.ts';
import { PlanTooLarge } from './planTooLarge.ts';

export type Window = { before: number; length: number; count: number };

/** Resources are numbered in eight bits with a sign. */
const maxResources = 127;

/** Throws `PlanTooLarge` for more resources than can be numbered. */
export function refuseTooMany(resources: readonly unknown[]): void {
  if (resources.length > maxResources) throw new PlanTooLarge(`more than ${maxResources} resources for one group`);
}

/**
 * The shape of a need: for which starts each resource is free from `before` slots before it to `length` slots after it.
 * `free[r]` says per slot whether resource r is (1) or not (0); `order` lists who may serve, preferred first.
 */
export function shapeOf(free: readonly Uint8Array[], order: readonly number[], window: Window): Shape {
  const candidates: number[] = [];
  const rows = new Int32Array(order.length * dayWords);
  const rowOf = new Int8Array(maxResources).fill(-1);
  for (const resource of order) {
    const slots = free[resource]!;
    let isUsed = false;
    for (let from = slots.indexOf(1); from >= 0;) {
      const blocked = slots.indexOf(0, from);
      const to = blocked < 0 ? slotCount : blocked;
      if (to - from >= window.before + window.length) {
        setSpan(rows, candidates.length * dayWords, [from + window.before, to - window.length + 1]);
        isUsed = true;
      }
      from = blocked < 0 ? -1 : slots.indexOf(1, to);
    }
    if (!isUsed) continue;
    rowOf[resource] = candidates.length;
    candidates.push(resource);
  }
  return { candidates, rows, rowOf, ...window };
}

/** Whether a resource is free for a shape at a start. */
export function isFreeAt({ rows, rowOf }: Shape, resource: number, start: number): boolean {
  const row = rowOf[resource]!;
  return row >= 0 && hasSlot(rows, row * dayWords, start);
}

/** A different free resource for every seat of the shapes at a start, preferred ones first; null when there are not enough. */
export function seatsAt(shapes: readonly Shape[], start: number): number[] | null {
  const lists = shapes.flatMap((shape) => {
    const free = shape.candidates.filter((resource) => isFreeAt(shape, resource, start));
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
