import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/planning/group/brokenRules.ts';
import { compile } from '#domain/planning/group/compile.ts';
import { groupPlan } from '#domain/planning/group/groupPlan.ts';
import { bookingObjective } from '#domain/planning/group/objective.ts';
import { planCompiled } from '#domain/planning/group/planCompiled.ts';
import { planGroup } from '#domain/planning/group/planGroup.ts';
import { bestScore } from '#tests/support/planner/bruteForce.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';

const numRuns = Number(process.env['PLANNER_CASES'] ?? 1_000);
/** One fixed set of days in a normal run; other seeds and many more cases on request. */
const seed = Number(process.env['PLANNER_SEED'] ?? 20_261_121);

test('on every tiny day the plan breaks no rule and is proven to be the best of all plans there are', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const { plan, isBest } = planGroup(day, 3_000_000);
      expect(brokenRules(day, plan)).toEqual([]);
      const { refused, distance, apart, idle } = plan.measures;
      expect({ isBest, score: [refused, distance, apart, idle] }).toEqual({ isBest: true, score: bestScore(day) });
    }),
    { numRuns, seed },
  );
}, 300_000);

test('prices alone, without trying what is left one by one, prove the same', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const compiled = compile(day);
      const course = { objective: bookingObjective, budget: 20_000_000, few: 0 };
      const { state, provenLevels } = planCompiled(compiled.problem, course);
      const { refused, distance, apart, idle } = groupPlan(compiled, state).measures;
      expect({ provenLevels, score: [refused, distance, apart, idle] }).toEqual({
        provenLevels: 4,
        score: bestScore(day),
      });
    }),
    { numRuns: numRuns / 2, seed },
  );
}, 300_000);
