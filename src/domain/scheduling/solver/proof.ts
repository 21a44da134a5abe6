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
 * A level: the best plan's value and its proven lower bound, closed when equal. `valueGuard` guards 'not worse than the
 * value', `targetGuard` 'at most `target`'. The target lies `step` below the value.
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

/**
 * `proven` counts levels from the first on; `bound` is the lower bound of the next one. `counted` is the solver's work
 * already added to the search.
 */
export type Proof = {
  problem: Problem;
  model: Model | null;
  counted: number;
  proven: number;
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

/** A larger target needs a new guard: clauses learned under a smaller one do not hold for it. */
export function nextTarget({ solver }: Model, stage: Stage): number {
  const target = Math.max(stage.lowerBound, stage.value - stage.step);
  if (target > stage.target) {
    addClause(solver, [not(stage.targetGuard)]);
    stage.targetGuard = newLiteral(solver);
  }
  stage.target = target;
  return target;
}

export function recordAnswer(stage: Stage, result: 'found' | 'impossible' | 'spent'): void {
  stage.step = result === 'found' ? stage.step * 2 : 1;
  if (result === 'impossible') stage.lowerBound = stage.target + 1;
  stage.isClosed = stage.lowerBound >= stage.value;
}

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

export function countProven(proof: Proof): void {
  const { stages } = proof;
  while (stages[proof.proven]?.isClosed) {
    proof.proven += 1;
    proof.bound = 0;
  }
}

export function countWork(proof: Proof, work: Work): void {
  const { solver } = modelOf(proof);
  work.used += solver.work - proof.counted;
  proof.counted = solver.work;
}

export type Effort = { share: number; until: number };

/**
 * Asks level by level for a better plan, until there is none or the level's share of work is used. `until` is the work
 * at which to stop. Learned clauses stay valid between calls.
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

/** The rule underestimates fragments: a plan that turns out no better is forbidden. */
function adoptTidierPlan({ problem }: Search, best: Best, proof: Proof, state: State): void {
  const { value, targetGuard: guard } = proof.stages.at(-1)!;
  if (fragmentsOf(problem, state) >= value) forbidPlan(modelOf(proof), state, guard);
  reduceFragments(problem, state);
  if (fragmentsOf(problem, state) >= value) return;
  best.state = state;
  updateStages(proof, state);
}
