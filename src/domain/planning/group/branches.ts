import type { BoundNode, Stage } from './boundNode.ts';
import { copyNode, startsLeft } from './boundNode.ts';
import type { Pricing } from './pricing.ts';
import type { Disagreement } from './pricedPlan.ts';
import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/** Parts that together are the node, the likelier first; null when nothing is left to decide. */
export type Branches = readonly BoundNode[] | null;

/**
 * Where two guests of a node disagree. One guest's start may have been dropped because of the other since their days were
 * priced; then there is nothing to split yet and the node, by now smaller, is to be looked at again.
 */
export function branchOnDisagreement(problem: Problem, node: BoundNode, disagreement: Disagreement): Branches {
  return splitDisagreement(problem, node, disagreement) ?? [copyNode(node)];
}

function splitDisagreement(problem: Problem, node: BoundNode, disagreement: Disagreement): Branches {
  if ('unit' in disagreement) return branchOnUnit(node, disagreement.unit);
  const { item, starts } = disagreement;
  const [one, other] = starts;
  if (one < 0 || other < 0) return branchOnUnit(node, problem.items[item]!.unit);
  const middle = Math.floor((one + other) / 2);
  return splitStarts(node, item, (slot) => slot <= middle);
}

/** Where a priced plan without disagreement falls short: companions apart, resources that do not suffice, or the rest. */
export function branchOnPlan(
  { problem }: Pricing,
  node: BoundNode,
  { weights }: Stage,
  { state, seated }: { state: State; seated: boolean },
): Branches {
  if (!seated) {
    const crowded = crowdedItem(problem, node, state);
    if (crowded >= 0) return branchOnTime(node, crowded, [state.start[crowded]!, problem.items[crowded]!.duration]);
  }
  const pair = weights.apart > 0 ? openPair(problem, node, state) : -1;
  if (pair >= 0) return branchOnPair(problem, node, pair);
  const refused = problem.units.findIndex((_, unit) => node.units[unit] === 0 && state.booked[unit] !== 1);
  if (refused >= 0 && weights.refused > 0) return branchOnUnit(node, refused);
  const widest = widestItem(
    node,
    problem.items.map((_, index) => index),
    state,
  );
  if (widest >= 0) {
    const start = state.start[widest]!;
    return splitStarts(node, widest, (slot) => slot === start) ?? splitHalf(node, widest);
  }
  const open = problem.units.findIndex((_, unit) => node.units[unit] === 0);
  return open >= 0 ? branchOnUnit(node, open) : null;
}

function branchOnUnit(node: BoundNode, unit: number): Branches {
  if (node.units[unit] !== 0) return null;
  const [booked, refused] = [copyNode(node), copyNode(node)];
  booked.units[unit] = 1;
  refused.units[unit] = 2;
  return [booked, refused];
}

function branchOnPair(problem: Problem, node: BoundNode, pair: number): Branches {
  const [together, apart] = [copyNode(node), copyNode(node)];
  const [a, b] = problem.pairs[pair]!;
  together.pairs[pair] = 1;
  apart.pairs[pair] = 2;
  together.units[problem.items[a]!.unit] = 1;
  together.units[problem.items[b]!.unit] = 1;
  const common = together.starts[a]!.map((allowed, slot) => allowed & together.starts[b]![slot]!);
  together.starts[a]!.set(common);
  together.starts[b]!.set(common);
  return [together, apart];
}

function splitStarts(node: BoundNode, item: number, inFirst: (slot: number) => boolean): Branches {
  const [first, second] = [copyNode(node), copyNode(node)];
  for (const [slot, allowed] of node.starts[item]!.entries()) {
    if (allowed === 1) (inFirst(slot) ? second : first).starts[item]![slot] = 0;
  }
  const empty = [first, second].some((part) => !part.starts[item]!.includes(1));
  return empty ? null : [first, second];
}

function splitHalf(node: BoundNode, item: number): Branches {
  const half = startsLeft(node.starts[item]!) / 2;
  let seen = 0;
  const early = new Set<number>();
  for (const [slot, allowed] of node.starts[item]!.entries()) {
    if (allowed === 1 && seen < half) early.add(slot);
    seen += allowed;
  }
  return splitStarts(node, item, (slot) => early.has(slot));
}

/** Either the item is busy in the middle of where it is now, or it is not. */
function branchOnTime(node: BoundNode, item: number, [start, duration]: [number, number]): Branches {
  const middle = start + Math.floor(duration / 2);
  const covers = (slot: number): boolean => slot <= middle && middle < slot + duration;
  return splitStarts(node, item, covers) ?? splitStarts(node, item, (slot) => slot === start) ?? splitHalf(node, item);
}

function openPair(problem: Problem, node: BoundNode, state: State): number {
  return problem.pairs.findIndex(([a, b], pair) => {
    if (node.pairs[pair] !== 0 || (state.start[a] === state.start[b] && state.start[a]! >= 0)) return false;
    return [a, b].every((item) => node.units[problem.items[item]!.unit] !== 2);
  });
}

/** Of the items that others want the resources of at the same time, the one with most starts left; -1: none. */
function crowdedItem(problem: Problem, node: BoundNode, state: State): number {
  const crowded = problem.items.flatMap((item, index) => {
    const start = state.start[index]!;
    const meets = (other: number): boolean => {
      const at = state.start[other]!;
      const { duration } = problem.items[other]!;
      return other !== index && at >= 0 && at < start + item.duration + 3 && start < at + duration + 3;
    };
    return start >= 0 && problem.items.some((_, other) => meets(other)) ? [index] : [];
  });
  return widestItem(node, crowded, state);
}

function widestItem(node: BoundNode, items: readonly number[], state: State): number {
  let widest = -1;
  let most = 1;
  for (const item of items) {
    const left = startsLeft(node.starts[item]!);
    if (left <= most || state.start[item]! < 0) continue;
    widest = item;
    most = left;
  }
  return widest;
}
