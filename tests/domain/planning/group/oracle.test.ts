import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/planning/group/brokenRules.ts';
import { planGroup } from '#domain/planning/group/planGroup.ts';
import { bestScore } from '#tests/support/planner/bruteForce.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';

const numRuns = Number(process.env['PLANNER_CASES'] ?? 1_000);
const seed = process.env['PLANNER_SEED'];

test('on every tiny day the plan breaks no rule and is proven to be the best of all plans there are', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const { plan, isBest } = planGroup(day, 3_000_000);
      expect(brokenRules(day, plan)).toEqual([]);
      const { refused, distance, apart, idle } = plan.measures;
      expect({ isBest, score: [refused, distance, apart, idle] }).toEqual({ isBest: true, score: bestScore(day) });
    }),
    { numRuns, ...(seed === undefined ? {} : { seed: Number(seed) }) },
  );
}, 300_000);
