import { descend } from './conflicts/descend.ts';
import type { Rule } from './conflicts/descend.ts';
import type { LevelRule, Limit } from './conflicts/levelRule.ts';
import { levelRule } from './conflicts/levelRule.ts';
import type { Model } from './conflicts/model.ts';
import { newModel } from './conflicts/newModel.ts';
import { prefer } from './conflicts/prefer.ts';
import { readPlan } from './conflicts/readPlan.ts';
import { always, newLiteral } from './conflicts/solver.ts';
import type { Best } from './localSearch.ts';
import { measure, total } from './objective.ts';
import type { Search } from './search.ts';
import type { Work } from './work.ts';

/** How far the proof has come: levels proven best, and what no plan can be below on the next one. */
export type Proof = {
  model: Model;
  proven: number;
  /** Least value the open level can have, or the proven value of the last one when all are proven. */
  bound: number;
  rules: Rule[];
  /** Of the level being proven. */
  open: { limit: Limit; least: LevelRule['least'] } | null;
};

export function newProof({ problem, work }: Search): Proof {
  const model = newModel(problem);
  work.used += model.solver.work;
  return { model, proven: 0, bound: 0, rules: [], open: null };
}

/**
 * Proves the best plan level by level, improving it on the way, within `work`: asks for a plan that is better on the open
 * level and as good on those before it, until there is none. Goes on where it stopped; all it has learned is kept.
 */
export function prove(search: Search, best: Best, proof: Proof, work: Work): void {
  const { problem, objective } = search;
  const { solver } = proof.model;
  while (proof.proven < objective.length) {
    const { limit, least } = (proof.open ??= openLevel(search, proof));
    const value = measure(problem, best.state)[objective[proof.proven]!];
    const before = solver.work;
    limit.most = value - 1;
    if (value > 0) prefer(proof.model, best.state);
    const result =
      value === 0
        ? 'impossible'
        : descend(solver, { rules: proof.rules, under: limit.guard, until: before + work.limit - work.used });
    if (result === 'found') takePlan(search, best, proof);
    work.used += solver.work - before;
    if (result === 'impossible') closeLevel(proof, value);
    if (result !== 'spent') continue;
    proof.bound = Math.max(proof.bound, least());
    return;
  }
}

function openLevel({ objective }: Search, proof: Proof): NonNullable<Proof['open']> {
  const { model, rules, proven } = proof;
  const limit = { most: Infinity, guard: newLiteral(model.solver) };
  const { rule, least } = levelRule(model, objective[proven]!, limit);
  rules.push(rule);
  proof.bound = 0;
  return { limit, least };
}

function closeLevel(proof: Proof, value: number): void {
  const { limit } = proof.open!;
  limit.most = value;
  limit.guard = always;
  proof.bound = value;
  proof.proven += 1;
  proof.open = null;
}

function takePlan({ problem, weights }: Search, best: Best, { model }: Proof): void {
  const state = readPlan(model);
  const cost = state ? total(measure(problem, state), weights) : Infinity;
  if (!state || cost >= best.cost) return;
  best.cost = cost;
  best.state = state;
}
