import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import { compile } from '#domain/scheduling/solver/compile.ts';
import { groupPlan } from '#domain/scheduling/solver/groupPlan.ts';
import { measuresOf } from '#domain/scheduling/solver/measuresOf.ts';
import { bookingObjective, guestLevels, measure, total } from '#domain/scheduling/solver/problem/objective.ts';
import type { GuestLevel } from '#domain/scheduling/solver/problem/objective.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { newProof } from '#domain/scheduling/solver/proof.ts';
import { prove } from '#domain/scheduling/solver/proof.ts';
import { newSearch } from '#domain/scheduling/solver/search.ts';
import { emptyState } from '#domain/scheduling/solver/problem/state.ts';
import { bestScore } from '#tests/support/planner/bruteForce.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';

const numRuns = Number(process.env['PLANNER_CASES'] ?? 500);
/** One fixed set of days in a normal run; other seeds and many more cases on request. */
const seed = Number(process.env['PLANNER_SEED'] ?? 20_261_121);

test('on every tiny day the plan breaks no rule and is proven the best of all plans there are, in fragments too if told so', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const { plan, provenLevels, isBest } = planGroup(day, 3_000_000);
      expect(brokenRules(day, plan)).toEqual([]);
      expect(measuresOf(day, plan)).toEqual(plan.measures);
      const score = bookingObjective.slice(0, provenLevels).map((level) => plan.measures[level]);
      expect({ isBest, score }).toEqual({ isBest: true, score: bestScore(day).slice(0, provenLevels) });
    }),
    { numRuns, seed },
  );
}, 300_000);

test.each<[string, GuestLevel[]]>([
  ['a booking', guestLevels(bookingObjective)],
  ['together', ['refused', 'apart', 'distance', 'idle']],
  ['in turn', ['refused', 'overlapping', 'idle', 'groupStay', 'distance']],
  ['the shortest stay', ['refused', 'stay', 'distance', 'apart']],
])(
  'the proof alone, from no plan at all, finds the best one for %s',
  (_, objective) => {
    fc.assert(
      fc.property(tinyDay, (day) => {
        const compiled = compile(day);
        const search = newSearch(compiled.problem, objective, { used: 0, limit: 1e9 });
        const state = emptyState(compiled.problem);
        const best = { state, cost: total(measure(compiled.problem, state), search.weights) };
        const proof = newProof(compiled.problem);
        prove(search, best, proof, { share: Infinity, until: Infinity });
        const plan = groupPlan(compiled, best.state);
        expect(brokenRules(day, plan)).toEqual([]);
        const score = objective.map((level) => plan.measures[level]);
        expect({ proven: proof.proven, score }).toEqual({ proven: objective.length, score: bestScore(day, objective) });
      }),
      { numRuns: numRuns / 4, seed },
    );
  },
  300_000,
);
