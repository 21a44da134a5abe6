import { popCount } from './bits.ts';
import type { Problem } from './problem.ts';

/** All companions of one treatment: their pairs, and how many of these can be at one start at most. */
export type Party = { pairs: number[]; most: number };

/**
 * Companions as parties. At one start there are never more of them than there are resources for a need they all have,
 * so m of them, at most c at a time, make at most as many pairs as groups of c do: a bound no price per pair can see.
 */
export function partiesOf(problem: Problem): { parties: Party[]; partyOf: number[] } {
  const label = problem.items.map((_, index) => index);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, b] of problem.pairs) {
      if (label[a] === label[b]) continue;
      label[a] = label[b] = Math.min(label[a]!, label[b]!);
      changed = true;
    }
  }
  const names = [...new Set(problem.pairs.map(([a]) => label[a]!))];
  const parties = names.map((name): Party => {
    const items = problem.items.flatMap((_, index) => (label[index] === name ? [index] : []));
    const pairs = problem.pairs.flatMap(([a], index) => (label[a] === name ? [index] : []));
    return { pairs, most: Math.min(pairs.length, mostPairs(items.length, mostAtOnce(problem, items))) };
  });
  return { parties, partyOf: problem.pairs.map(([a]) => names.indexOf(label[a]!)) };
}

function mostPairs(members: number, atOnce: number): number {
  if (atOnce < 2) return 0;
  const inGroups = (size: number): number => (size * (size - 1)) / 2;
  return Math.floor(members / atOnce) * inGroups(atOnce) + inGroups(members % atOnce);
}

function mostAtOnce(problem: Problem, items: readonly number[]): number {
  const shared = problem.items[items[0]!]!.shapes.filter((shape) =>
    items.every((item) => problem.items[item]!.shapes.includes(shape)),
  );
  let most = 0;
  for (let slot = problem.from; slot < problem.to; slot += 1) {
    let atOnce = items.filter((item) => problem.items[item]!.legal[slot] === 1).length;
    if (atOnce <= most) continue;
    for (const index of shared) {
      const { low, high, count } = problem.shapes[index]!;
      atOnce = Math.min(atOnce, Math.floor((popCount(low[slot]!) + popCount(high[slot]!)) / count));
    }
    most = Math.max(most, atOnce);
  }
  return most;
}
