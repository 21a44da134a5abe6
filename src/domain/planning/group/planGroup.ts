import { compile } from './compile.ts';
import { greedyPlan } from './greedyPlan.ts';
import type { GroupInput } from './groupInput.ts';
import { groupPlan } from './groupPlan.ts';
import type { GroupPlan } from './groupPlan.ts';
import { localSearch } from './localSearch.ts';
import type { Best } from './localSearch.ts';
import { bookingObjective } from './objective.ts';
import type { Objective } from './objective.ts';
import { newProof, prove } from './prove.ts';
import { newSearch } from './search.ts';
import { copyState } from './state.ts';

/** Up to this many items the proof comes first. */
const fewItems = 8;
const firstChunk = 150_000;

export type PlanAnswer = {
  plan: GroupPlan;
  /** How many levels of the objective no other plan beats, from the first one on. */
  provenLevels: number;
  /** All of them: there is no better plan. */
  isBest: boolean;
  /** What no plan can be below on the first level that is open; its value when all are proven. */
  bound: number;
  /** Cells looked at; the same for the same input and budget. */
  work: number;
  /** Units that did not get a place; that none could is proven when `provenLevels` is 1 or more. */
  refused: string[];
};

/**
 * Plans every unit of a group, best first in the order of `objective`, until all levels are proven or the budget of
 * work is used. Deterministic. Throws RangeError for an input `compile` cannot take.
 */
export function planGroup(input: GroupInput, budget: number, objective: Objective = bookingObjective): PlanAnswer {
  const compiled = compile(input);
  const search = newSearch(compiled.problem, objective, { used: 0, limit: budget });
  const best: Best = { cost: greedyPlan(search), state: copyState(search.state) };
  const proof = newProof(search);
  let chunk = firstChunk;
  for (let round = 0; search.work.used < budget && proof.proven < objective.length; round += 1) {
    const until = Math.min(budget, search.work.used + chunk);
    if (round > 0 || compiled.problem.items.length > fewItems) localSearch(search, best, { until, enough: 0 });
    const limit = Math.min(budget, search.work.used + chunk);
    const work = { used: search.work.used, limit };
    prove(search, best, proof, work);
    search.work.used = work.used;
    chunk *= 2;
  }
  const plan = groupPlan(compiled, best.state);
  return {
    plan,
    provenLevels: proof.proven,
    isBest: proof.proven === objective.length,
    bound: proof.bound,
    work: search.work.used,
    refused: plan.refused,
  };
}
