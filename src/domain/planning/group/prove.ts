import { addClause } from './conflicts/clauses.ts';
import { descend } from './conflicts/descend.ts';
import type { Rule } from './conflicts/descend.ts';
import type { LevelRule, Limit } from './conflicts/levelRule.ts';
import { levelRule } from './conflicts/levelRule.ts';
import type { Model } from './conflicts/model.ts';
import { newModel } from './conflicts/newModel.ts';
import { prefer } from './conflicts/prefer.ts';
import { readPlan } from './conflicts/readPlan.ts';
import { always, newLiteral, not } from './conflicts/solver.ts';
import type { Best } from './localSearch.ts';
import type { Level } from './objective.ts';
import { measure, total } from './objective.ts';
import type { Search } from './search.ts';

/**
 * What is known of a level: the best plan's value there, and whether no plan that is as good before it is better on it.
 * `hold` guards 'not worse than that value', `ask` guards 'better'.
 */
type Stage = {
  level: Level;
  value: number;
  isClosed: boolean;
  hold: number;
  ask: number;
  limit: Limit;
  rule: Rule;
  least: LevelRule['least'];
};

/** How far the proof has come: levels proven best, and what no plan can be below on the next one. */
export type Proof = {
  model: Model;
  proven: number;
  /** Least value the open level can have, or the proven value of the last one when all are proven. */
  bound: number;
  stages: Stage[];
};

export function newProof({ problem, work }: Search): Proof {
  const model = newModel(problem);
  work.used += model.solver.work;
  return { model, proven: 0, bound: 0, stages: [] };
}

/**
 * Asks level by level for a plan that is better on it and not worse on those before, until there is none or the level's
 * `share` of work is used; then goes on with the next level all the same. A level is proven when it and all before it
 * have been closed. Nothing learned is lost between calls.
 */
export function prove(
  search: Search,
  best: Best,
  proof: Proof,
  { share, until }: { share: number; until: number },
): void {
  const { work, objective } = search;
  for (let index = proof.proven; index < objective.length && work.used < until; index += 1) {
    if (index === proof.stages.length) proof.stages.push(newStage(search, proof, index));
    update(search, best, proof);
    const end = Math.min(until, work.used + share);
    while (work.used < end && !proof.stages[index]!.isClosed) ask(search, best, proof, { index, end });
    countProven(proof);
  }
}

function ask(search: Search, best: Best, proof: Proof, { index, end }: { index: number; end: number }): void {
  const { model, stages } = proof;
  const stage = stages[index]!;
  const before = model.solver.work;
  const earlier = stages.slice(0, index);
  for (const [at, { limit, value, hold }] of earlier.entries()) {
    limit.most = value;
    limit.guard = at < proof.proven ? always : hold;
  }
  stage.limit.most = stage.value - 1;
  stage.limit.guard = stage.ask;
  prefer(model, best.state);
  for (const { hold, ask: better } of stages) model.solver.phase[hold >> 1] = model.solver.phase[better >> 1] = 0;
  const result = descend(model.solver, {
    rules: [...earlier.map(({ rule }) => rule), stage.rule],
    under: [...earlier.map(({ limit }) => limit.guard), stage.ask],
    until: before + end - search.work.used,
  });
  if (result === 'impossible') stage.isClosed = true;
  if (result === 'found') takePlan(search, best, proof);
  if (index === proof.proven) proof.bound = stage.isClosed ? stage.value : Math.max(proof.bound, stage.least());
  search.work.used += model.solver.work - before;
}

function newStage({ objective }: Search, { model }: Proof, index: number): Stage {
  const limit = { most: Infinity, guard: always };
  const level = objective[index]!;
  const { rule, least } = levelRule(model, level, limit);
  const [hold, ask] = [newLiteral(model.solver), newLiteral(model.solver)];
  return { level, value: Infinity, isClosed: false, hold, ask, limit, rule, least };
}

/** Brings the stages up to the best plan: what was said of a value holds for smaller ones, for larger ones it is dropped. */
function update({ problem }: Search, { state }: Best, { model, stages }: Proof): void {
  const measures = measure(problem, state);
  let isNew = false;
  for (const stage of stages) {
    const value = measures[stage.level];
    if (value === stage.value && !isNew) continue;
    isNew = true;
    if (value > stage.value) {
      for (const guard of [stage.hold, stage.ask]) addClause(model.solver, [not(guard)]);
      [stage.hold, stage.ask] = [newLiteral(model.solver), newLiteral(model.solver)];
    }
    stage.value = value;
    stage.isClosed = value === 0;
  }
}

function countProven(proof: Proof): void {
  const { stages } = proof;
  const before = proof.proven;
  while (stages[proof.proven]?.isClosed) proof.proven += 1;
  if (proof.proven > before) proof.bound = proof.stages[proof.proven - 1]!.value;
}

function takePlan(search: Search, best: Best, proof: Proof): void {
  const { problem, weights } = search;
  const state = readPlan(proof.model);
  const cost = state ? total(measure(problem, state), weights) : Infinity;
  if (!state || cost >= best.cost) return;
  best.cost = cost;
  best.state = state;
  update(search, best, proof);
}
