import { addClause } from './conflicts/clauses.ts';
import type { LevelRule, Limit } from './conflicts/costRules.ts';
import type { Rule } from './conflicts/descend.ts';
import { solve } from './conflicts/descend.ts';
import { levelRule } from './conflicts/levelRule.ts';
import type { Model } from './conflicts/model.ts';
import { forbidPlan, preferPlan } from './conflicts/model.ts';
import { newModel } from './conflicts/newModel.ts';
import { readPlan } from './conflicts/readPlan.ts';
import { always, newLiteral, not } from './conflicts/solver.ts';
import { fragmentsOf, reduceFragments } from './problem/fragments.ts';
import type { Level } from './problem/objective.ts';
import { measure, total } from './problem/objective.ts';
import type { Problem } from './problem/problem.ts';
import type { State } from './problem/state.ts';
import type { Work } from './problem/work.ts';
import type { Best, Search } from './search.ts';

/**
 * What is known of a level: the best plan's value there, and what no plan that is as good before it can be below; closed
 * when these are the same. `hold` guards 'not worse than the value'; `ask` guards 'at most `target`', `step` below the value.
 */
export type Stage = {
  level: Level;
  value: number;
  lowerBound: number;
  isClosed: boolean;
  valueGuard: number;
  targetGuard: number;
  target: number;
  step: number;
  limit: Limit;
  rule: Rule;
  least: LevelRule['least'];
};

/** How far the proof has come: levels proven best, and what no plan can be below on the next one. */
export type Proof = {
  problem: Problem;
  model: Model | null;
  /** Work of the model that has been told about. */
  counted: number;
  proven: number;
  /** Least value the open level can have. */
  bound: number;
  stages: Stage[];
};

export const newProof = (problem: Problem): Proof => ({
  problem,
  model: null,
  counted: 0,
  proven: 0,
  bound: 0,
  stages: [],
});

/** The clauses of the day, written down when they are first needed. */
export function modelOf(proof: Proof): Model {
  return (proof.model ??= newModel(proof.problem));
}

export function addStage(proof: Proof, level: Level): void {
  const model = modelOf(proof);
  const limit = { most: Infinity, guard: always };
  const { rule, least } = levelRule(model, level, limit);
  const [valueGuard, targetGuard] = [newLiteral(model.solver), newLiteral(model.solver)];
  const unknown = { value: Infinity, lowerBound: 0, isClosed: false, target: Infinity, step: 1 };
  proof.stages.push({ level, ...unknown, valueGuard, targetGuard, limit, rule, least });
}

/** What to ask for next; clauses learned of a smaller question say nothing of a larger one. */
export function nextTarget({ solver }: Model, stage: Stage): number {
  const target = Math.max(stage.lowerBound, stage.value - stage.step);
  if (target > stage.target) {
    addClause(solver, [not(stage.targetGuard)]);
    stage.targetGuard = newLiteral(solver);
  }
  stage.target = target;
  return target;
}

/** Learns from an answer: larger steps as long as they succeed. */
export function recordAnswer(stage: Stage, result: 'found' | 'impossible' | 'spent'): void {
  stage.step = result === 'found' ? stage.step * 2 : 1;
  if (result === 'impossible') stage.lowerBound = stage.target + 1;
  stage.isClosed = stage.lowerBound >= stage.value;
}

/** Brings the stages up to the best plan: what was said of a value holds for smaller ones, for larger ones it is dropped. */
export function updateStages(proof: Proof, state: State): void {
  const { problem, stages } = proof;
  const { solver } = modelOf(proof);
  const measures = measure(problem, state);
  let hasChanged = false;
  for (const stage of stages) {
    const value = stage.level === 'fragments' ? fragmentsOf(problem, state) : measures[stage.level];
    if (value === stage.value && !hasChanged) continue;
    if (value > stage.value) {
      addClause(solver, [not(stage.valueGuard)]);
      stage.valueGuard = newLiteral(solver);
    }
    if (hasChanged) [stage.lowerBound, stage.step] = [0, 1];
    stage.value = value;
    stage.isClosed = value <= stage.lowerBound;
    hasChanged = true;
  }
}

/** A level is proven when it and all before it are closed. */
export function countProven(proof: Proof): void {
  const { stages } = proof;
  while (stages[proof.proven]?.isClosed) {
    proof.proven += 1;
    proof.bound = 0;
  }
}

/** Adds what the model has worked since it was last target. */
export function countWork(proof: Proof, work: Work): void {
  const { solver } = modelOf(proof);
  work.used += solver.work - proof.counted;
  proof.counted = solver.work;
}

/** Work for each level that is open, and the work at which to stop. */
export type Effort = { share: number; until: number };

/**
 * Asks level by level for a plan that is better on it and not worse on those before, until there is none or the level's
 * share of work is used; then goes on with the next level all the same. Nothing learned is lost between calls.
 */
export function prove(search: Search, best: Best, proof: Proof, { share, until }: Effort): void {
  const { objective, work } = search;
  for (let index = proof.proven; index < objective.length && work.used < until; index += 1) {
    if (index === proof.stages.length) addStage(proof, objective[index]!);
    updateStages(proof, best.state);
    countWork(proof, work);
    const end = Math.min(until, work.used + share);
    while (work.used < end && !proof.stages[index]!.isClosed) improveStage(search, best, proof, { index, end });
    countProven(proof);
  }
}

/** The same for fragments, once all that guests notice is proven. */
export function proveFragments(search: Search, best: Best, proof: Proof, { share, until }: Effort): void {
  const { objective, work } = search;
  const index = objective.length;
  for (const level of [...objective, 'fragments' as const].slice(proof.stages.length)) addStage(proof, level);
  updateStages(proof, best.state);
  countWork(proof, work);
  const end = Math.min(until, work.used + share);
  while (work.used < end && !proof.stages[index]!.isClosed) improveStage(search, best, proof, { index, end });
  countProven(proof);
}

function improveStage(search: Search, best: Best, proof: Proof, { index, end }: { index: number; end: number }): void {
  const { stages } = proof;
  const model = modelOf(proof);
  const stage = stages[index]!;
  const earlier = stages.slice(0, index);
  for (const [at, { limit, value, valueGuard }] of earlier.entries()) {
    limit.most = value;
    limit.guard = at < proof.proven ? always : valueGuard;
  }
  stage.limit.most = nextTarget(model, stage);
  stage.limit.guard = stage.targetGuard;
  preferPlan(model, best.state);
  for (const { valueGuard, targetGuard: better } of stages)
    model.solver.phase[valueGuard >> 1] = model.solver.phase[better >> 1] = 0;
  const result = solve(model.solver, {
    rules: [...earlier.map(({ rule }) => rule), stage.rule],
    assumptions: [...earlier.map(({ limit }) => limit.guard), stage.targetGuard],
    until: model.solver.work + end - search.work.used,
  });
  const state = result === 'found' ? readPlan(model, stage.level === 'fragments') : null;
  recordAnswer(stage, result);
  if (index === proof.proven) proof.bound = Math.max(proof.bound, stage.lowerBound, stage.least());
  if (state && stage.level === 'fragments') adoptTidierPlan(search, best, proof, state);
  else if (state) adoptBetterPlan(search, best, proof, state);
  countWork(proof, search.work);
}

function adoptBetterPlan({ problem, weights }: Search, best: Best, proof: Proof, state: State): void {
  const cost = total(measure(problem, state), weights);
  if (cost >= best.cost) return;
  best.cost = cost;
  best.state = state;
  updateStages(proof, state);
}

/** What the rule is not certain about may turn out to be no better; then that plan does not come back. */
function adoptTidierPlan({ problem }: Search, best: Best, proof: Proof, state: State): void {
  const { value, targetGuard: guard } = proof.stages.at(-1)!;
  if (fragmentsOf(problem, state) >= value) forbidPlan(modelOf(proof), state, guard);
  reduceFragments(problem, state);
  if (fragmentsOf(problem, state) >= value) return;
  best.state = state;
  updateStages(proof, state);
}
