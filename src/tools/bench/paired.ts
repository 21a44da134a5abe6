import type { Load } from './load.ts';
import { median } from './load.ts';

export type Pair = {
  /** Medians of both sides. */
  one: Load;
  other: Load;
  /** The median of the pairs' ratios, the one's rate by the other's. */
  ratio: number;
};

/** Measures both alternately, `rounds` times after a first one that is not counted. */
export async function paired(
  rounds: number,
  measureOne: () => Promise<Load>,
  measureOther: () => Promise<Load>,
): Promise<Pair> {
  const pairs: { one: Load; other: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { one: await measureOne(), other: await measureOther() };
    if (round > 0) pairs.push(pair);
  }
  const middle = (side: 'one' | 'other'): Load => ({
    rate: median(pairs.map((pair) => pair[side].rate)),
    p99: median(pairs.map((pair) => pair[side].p99)),
  });
  return {
    one: middle('one'),
    other: middle('other'),
    ratio: median(pairs.map(({ one, other }) => one.rate / other.rate)),
  };
}
