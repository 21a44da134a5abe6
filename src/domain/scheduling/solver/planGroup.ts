import { compile } from './compile.ts';
import type { GroupInput } from './groupInput.ts';
import { groupPlan } from './groupPlan.ts';
import type { GroupPlan } from './groupPlan.ts';
import { bookingObjective, guestLevels } from './objective.ts';
import type { Objective } from './objective.ts';
import { planCompiled } from './planCompiled.ts';

export type PlanAnswer = {
  plan: GroupPlan;
  /** How many levels of the objective no other plan beats, from the first one on. */
  provenLevels: number;
  /** All that guests notice: there is no better plan for them. */
  isBest: boolean;
  /** All there are: nor is there one as good that leaves fewer fragments. Proven apart, with a small part of the work. */
  isTidiest: boolean;
  /** What no plan can be below on the first open level; the last level's value when all are proven. */
  bound: number;
  /** Cells looked at; the same for the same input and budget. */
  work: number;
  /** Units that did not get a place; that fewer cannot be is proven when `provenLevels` is 1 or more. */
  refused: string[];
};

/**
 * Plans every unit of a group, the best plan in the order of `objective`, until all levels are proven or the budget of
 * work is used (about a hundred cells a microsecond). Deterministic. Throws `PlanTooLarge` beyond 12 items of one
 * guest or 127 resources that could serve the group, RangeError for a name nobody has.
 */
export function planGroup(input: GroupInput, budget: number, objective: Objective = bookingObjective): PlanAnswer {
  const compiled = compile(input);
  const { state, provenLevels, bound, work } = planCompiled(compiled.problem, { objective, budget });
  const plan = groupPlan(compiled, state);
  const isBest = provenLevels >= guestLevels(objective).length;
  return {
    plan,
    provenLevels,
    isBest,
    isTidiest: provenLevels === objective.length,
    bound,
    work,
    refused: plan.refused,
  };
}
