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
/** Work for each open level in the first round; twice as much in every next one. */
const firstShare = 100_000;

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

/** Greedy order, then proof and local search in turns of doubling length until all is proven or the budget is used. */
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
  if (!hasFew) localSearch(search, best, { until: Math.min(budget, work.used + 10 * firstShare), enough: 0 });
  const proof = newProof(search);
  for (let share = firstShare; work.used < budget && proof.proven < objective.length; share *= 2) {
    prove(search, best, proof, { share, until: budget });
    if (proof.proven < objective.length) {
      localSearch(search, best, { until: Math.min(budget, work.used + share), enough: 0 });
    }
  }
  return { ...best, provenLevels: proof.proven, bound: proof.bound, work: work.used };
}
