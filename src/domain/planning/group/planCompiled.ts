import { greedyPlan } from './greedyPlan.ts';
import type { Best } from './localSearch.ts';
import { localSearch } from './localSearch.ts';
import type { Objective } from './objective.ts';
import { measure, total } from './objective.ts';
import type { Problem } from './problem.ts';
import { newProof, prove } from './prove.ts';
import { newSearch } from './search.ts';
import type { State } from './state.ts';
import { copyState } from './state.ts';

/** Up to this many items the proof comes first and gets most of the work. */
const fewItems = 8;
const firstChunk = 150_000;
const fewCombinations = 5_000;

export type Course = {
  objective: Objective;
  /** Cells that may be looked at. */
  budget: number;
  /** Plans already there; the answer is not worse than any of them. */
  seeds?: readonly State[];
  /** Up to so many combinations of starts the proof tries one by one; the rest it prices. */
  few?: number;
};

export type Outcome = {
  state: State;
  cost: number;
  /** How many levels of the objective no other plan beats, from the first one on. */
  provenLevels: number;
  /** What no plan can be below on the first open level; the last level's value when all are proven. */
  bound: number;
  /** Cells looked at; the same for the same input and budget. */
  work: number;
};

/** Greedy order, then local search and proof in turns of doubling length until all is proven or the budget is used. */
export function planCompiled(
  problem: Problem,
  { objective, budget, seeds = [], few = fewCombinations }: Course,
): Outcome {
  const search = newSearch(problem, objective, { used: 0, limit: budget });
  const best: Best = { cost: greedyPlan(search), state: copyState(search.state) };
  for (const seed of seeds) {
    const cost = total(measure(problem, seed), search.weights);
    if (cost >= best.cost) continue;
    best.cost = cost;
    best.state = copyState(seed);
  }
  const proof = newProof(search, few);
  const hasFew = problem.items.length <= fewItems;
  let chunk = firstChunk;
  for (let round = 0; search.work.used < budget && proof.proven < objective.length; round += 1) {
    const until = Math.min(budget, search.work.used + (hasFew ? chunk / 8 : chunk));
    if (round > 0 || !hasFew) localSearch(search, best, { until, enough: 0 });
    const work = { used: search.work.used, limit: Math.min(budget, search.work.used + chunk) };
    prove(search, best, proof, work);
    search.work.used = work.used;
    chunk *= 2;
  }
  return { ...best, provenLevels: proof.proven, bound: proof.bound, work: search.work.used };
}
