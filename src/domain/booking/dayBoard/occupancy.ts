import { commonSpans } from '../../scheduling/day/capacity.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import { openHours } from '../../scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '../../scheduling/stay/openingBlocks.ts';

export type WorkAndClaims = { works: readonly Span[]; claims: readonly Span[] };

/** Claimed time in percent of working time, and the same for each hour from the one in which the venue opens. */
export function occupancy(
  resources: readonly WorkAndClaims[],
  opening: readonly OpeningBlock[],
): { percent: number; byHour: number[] } {
  return {
    percent: percentIn(resources, { from: 0, to: 1440 }),
    byHour: openHours(opening).map((hour) => percentIn(resources, { from: hour * 60, to: hour * 60 + 60 })),
  };
}

function percentIn(resources: readonly WorkAndClaims[], within: Span): number {
  const worked = resources.map(({ works }) => commonSpans(works, [within]));
  const claimed = resources.map(({ claims }, index) => commonSpans(worked[index] ?? [], claims));
  const total = minutesOf(worked.flat());
  return total === 0 ? 0 : Math.round((minutesOf(claimed.flat()) / total) * 100);
}

const minutesOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
