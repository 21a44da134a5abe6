import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/planning/group/brokenRules.ts';
import { planGroup } from '#domain/planning/group/planGroup.ts';
import { bestScore, isLess } from '#tests/support/planner/bruteForce.ts';
import type { Score } from '#tests/support/planner/bruteForce.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';

const numRuns = Number(process.env['PLANNER_CASES'] ?? 1_000);

test('on every tiny day the plan breaks no rule and is not worse than the best of all plans there are', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const { plan } = planGroup(day, 60_000);
      expect(brokenRules(day, plan)).toEqual([]);
      const { refused, distance, apart, idle } = plan.measures;
      const found: Score = [refused, distance, apart, idle];
      expect(isLess(bestScore(day), found)).toBe(false);
    }),
    { numRuns },
  );
});
