import type { Measures } from './objective.ts';
import type { Problem } from './problem.ts';

/** A part of all plans: which starts are left, which companions are settled, which units are. */
export type BoundNode = {
  /** Per item 1 at every start still allowed. */
  starts: Uint8Array[];
  /** Per pair: 0 open, 1 at one start, 2 paid for as apart. */
  pairs: Uint8Array;
  /** Per unit: 0 open, 1 booked, 2 refused. */
  units: Uint8Array;
};

/** Levels as whole numbers of one scale, with the cost of the best plan known on that scale. */
export type Stage = { weights: Measures; best: number };

export function rootNode(problem: Problem, starts: readonly Uint8Array[]): BoundNode {
  return {
    starts: starts.map((one) => one.slice()),
    pairs: Uint8Array.from(problem.pairs, ([a, b]) => (meet(starts[a]!, starts[b]!) ? 0 : 2)),
    units: Uint8Array.from(problem.units, (unit) => (unit.items.some((item) => !starts[item]!.includes(1)) ? 2 : 0)),
  };
}

export function meet(one: Uint8Array, other: Uint8Array): boolean {
  return one.some((allowed, slot) => allowed === 1 && other[slot] === 1);
}

export const copyNode = (node: BoundNode): BoundNode => ({
  starts: node.starts.map((one) => one.slice()),
  pairs: node.pairs.slice(),
  units: node.units.slice(),
});

export const startsLeft = (starts: Uint8Array): number => starts.reduce((sum, one) => sum + one, 0);
