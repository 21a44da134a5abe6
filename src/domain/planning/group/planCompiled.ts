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

/** Up to this many items the proof comes first. */
const fewItems = 20;
const firstChunk = 400_000;

export type Course = {
  objective: Objective;
  /** Cells that may be looked at. */
  budget: number;
  /** Plans already there; the answer is not worse than any of them. */
  seeds?: readonly State[];
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
export function planCompiled(problem: Problem, { objective, budget, seeds = [] }: Course): Outcome {
  const work = { used: 0, limit: budget };
  const search = newSearch(problem, objective, work);
  const best: Best = { cost: greedyPlan(search), state: copyState(search.state) };
  for (const seed of seeds) {
    const cost = total(measure(problem, seed), search.weights);
    if (cost >= best.cost) continue;
    best.cost = cost;
    best.state = copyState(seed);
  }
  if (best.cost === 0) return { ...best, provenLevels: objective.length, bound: 0, work: work.used };
  if (work.used >= budget) return { ...best, provenLevels: 0, bound: 0, work: work.used };
  const hasFew = problem.items.length <= fewItems;
  if (!hasFew) localSearch(search, best, { until: Math.min(budget, work.used + 4 * firstChunk), enough: 0 });
  const proof = newProof(search);
  let chunk = firstChunk;
  while (work.used < budget && proof.proven < objective.length) {
    const share = { used: work.used, limit: Math.min(budget, work.used + chunk) };
    prove(search, best, proof, share);
    work.used = share.used;
    if (work.used < budget && proof.proven < objective.length) {
      localSearch(search, best, { until: Math.min(budget, work.used + chunk / 2), enough: 0 });
    }
    chunk *= 2;
  }
  return { ...best, provenLevels: proof.proven, bound: proof.bound, work: work.used };
}
