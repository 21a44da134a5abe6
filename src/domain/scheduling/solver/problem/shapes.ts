import { PlanTooLarge } from './planTooLarge.ts';
import { dayWords, hasSlot, setSpan, slotCount } from './slots.ts';

/**
 * A need in slots: `before` the start, `length` from the start on. `candidates` have fewest skills first. `rows` holds
 * day words of possible starts per candidate; `rowOf` a resource is -1 for others.
 */
export type Shape = {
  before: number;
  length: number;
  count: number;
  candidates: number[];
  rows: Int32Array;
  rowOf: Int8Array;
};

export type Window = { before: number; length: number; count: number };

const maxResources = 127;

/** Throws `PlanTooLarge`. */
export function refuseTooMany(resources: readonly unknown[]): void {
  if (resources.length > maxResources) throw new PlanTooLarge(`more than ${maxResources} resources for one group`);
}

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

export function isFreeAt({ rows, rowOf }: Shape, resource: number, start: number): boolean {
  const row = rowOf[resource]!;
  return row >= 0 && hasSlot(rows, row * dayWords, start);
}

/** A different free resource for every seat at a start, null when there are too few. */
export function seatsAt(shapes: readonly Shape[], start: number): number[] | null {
  const lists = shapes.flatMap((shape) => {
    const free = shape.candidates.filter((resource) => isFreeAt(shape, resource, start));
    return Array.from({ length: shape.count }, () => free);
  });
  return distinct(lists, []);
}

function distinct(lists: readonly (readonly number[])[], assigned: readonly number[]): number[] | null {
  const list = lists[assigned.length];
  if (!list) return [...assigned];
  for (const one of list) {
    const assignment = assigned.includes(one) ? null : distinct(lists, [...assigned, one]);
    if (assignment) return assignment;
  }
  return null;
}
