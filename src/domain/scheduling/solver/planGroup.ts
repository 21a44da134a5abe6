import { compile } from './compile.ts';
import type { GroupInput } from './groupInput.ts';
import type { GroupPlan } from './groupPlan.ts';
import { groupPlan } from './groupPlan.ts';
import { greedyPlan } from './insertGuest.ts';
import { localSearch } from './localSearch.ts';
import { moveEarlier } from './moveEarlier.ts';
import { fragmentsOf, reduceFragments } from './problem/fragments.ts';
import type { Objective } from './problem/objective.ts';
import { bookingObjective, guestLevels, measure, total } from './problem/objective.ts';
import type { Problem } from './problem/problem.ts';
import type { State } from './problem/state.ts';
import { copyState } from './problem/state.ts';
import type { Proof } from './proof.ts';
import { newProof, prove, proveFragments } from './proof.ts';
import type { Best, Search } from './search.ts';
import { newSearch } from './search.ts';

/**
 * `provenLevels` counts levels that no other plan beats, from the first on. `isBest`: proven in all that guests notice;
 * `isTidiest`: in fragments too. `bound` is the lower bound of the open level, or the last level's value. `work` is in
 * cells.
 */
export type PlanAnswer = {
  plan: GroupPlan;
  provenLevels: number;
  isBest: boolean;
  isTidiest: boolean;
  bound: number;
  work: number;
  refused: string[];
};

/**
 * The best plan in the order of `objective`, until all levels are proven or the budget is used. A microsecond is about
 * a hundred cells. Throws `PlanTooLarge` beyond 12 items of one guest, 127 resources that could serve the group, and for an
 * unknown id.
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

const fewItems = 20;
const firstShare = 100_000;
const shareOfFragments = 300_000;

/** `budget` is in cells; the plan is not worse than any of `seeds`. */
export type PlanSettings = {
  objective: Objective;
  budget: number;
  seeds?: readonly State[];
};

export type PlanOutcome = {
  state: State;
  cost: number;
  provenLevels: number;
  bound: number;
  work: number;
};

export function planCompiled(problem: Problem, { objective, budget, seeds = [] }: PlanSettings): PlanOutcome {
  const search = newSearch(problem, guestLevels(objective), { used: 0, limit: budget });
  const best: Best = { cost: greedyPlan(search), state: copyState(search.state) };
  for (const seed of seeds) {
    const cost = total(measure(problem, seed), search.weights);
    if (cost >= best.cost) continue;
    best.cost = cost;
    best.state = copyState(seed);
  }
  const proof = proveGuestLevels(search, best);
  const isTidied = objective.includes('fragments');
  if (isTidied) tidyResources(search, best, proof);
  moveEarlier(search, best, isTidied);
  const bound = proof.proven < objective.length ? proof.bound : lastValue(problem, best.state, objective);
  return { ...best, provenLevels: proof.proven, bound, work: search.work.used };
}

function proveGuestLevels(search: Search, best: Best): Proof {
  const { problem, work, objective } = search;
  const hasFew = problem.items.length <= fewItems;
  const proof = newProof(problem);
  if (best.cost === 0) proof.proven = objective.length;
  else if (!hasFew) localSearch(search, best, { until: Math.min(work.limit, work.used + 10 * firstShare), enough: 0 });
  for (let share = firstShare; work.used < work.limit && proof.proven < objective.length; share *= 2) {
    prove(search, best, proof, { share, until: work.limit });
    if (proof.proven < objective.length) {
      localSearch(search, best, { until: Math.min(work.limit, work.used + share), enough: 0 });
    }
  }
  return proof;
}

function lastValue(problem: Problem, state: State, objective: Objective): number {
  const level = objective.at(-1);
  if (level === undefined) return 0;
  return level === 'fragments' ? fragmentsOf(problem, state) : measure(problem, state)[level];
}

function tidyResources(search: Search, best: Best, proof: Proof): void {
  const { problem, work, objective } = search;
  work.used += reduceFragments(problem, best.state);
  if (proof.proven < objective.length) return;
  if (fragmentsOf(problem, best.state) === 0) proof.proven += 1;
  else proveFragments(search, best, proof, { share: shareOfFragments, until: work.limit });
}
