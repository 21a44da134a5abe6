import { addClause } from './conflicts/clauses.ts';
import type { Rule } from './conflicts/descend.ts';
import type { LevelRule, Limit } from './conflicts/levelRule.ts';
import { levelRule } from './conflicts/levelRule.ts';
import type { Model } from './conflicts/model.ts';
import { newModel } from './conflicts/newModel.ts';
import { always, newLiteral, not } from './conflicts/solver.ts';
import { fragmentsOf } from './fragments.ts';
import { measure } from './objective.ts';
import type { Level } from './objective.ts';
import type { Problem } from './problem.ts';
import type { State } from './state.ts';
import type { Work } from './work.ts';

/**
 * What is known of a level: the best plan's value there, and whether no plan that is as good before it is better on it.
 * `hold` guards 'not worse than that value', `ask` guards 'better'.
 */
export type Stage = {
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
  problem: Problem;
  model: Model | null;
  /** Work of the model that has been told about. */
  counted: number;
  proven: number;
  /** Least value the open level can have, or the proven value of the last one when all are proven. */
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
  const [hold, ask] = [newLiteral(model.solver), newLiteral(model.solver)];
  proof.stages.push({ level, value: Infinity, isClosed: false, hold, ask, limit, rule, least });
}

/** Brings the stages up to the best plan: what was said of a value holds for smaller ones, for larger ones it is dropped. */
export function updateStages(proof: Proof, state: State): void {
  const { problem, stages } = proof;
  const { solver } = modelOf(proof);
  const measures = measure(problem, state);
  let isNew = false;
  for (const stage of stages) {
    const value = stage.level === 'fragments' ? fragmentsOf(problem, state) : measures[stage.level];
    if (value === stage.value && !isNew) continue;
    isNew = true;
    if (value > stage.value) {
      for (const guard of [stage.hold, stage.ask]) addClause(solver, [not(guard)]);
      [stage.hold, stage.ask] = [newLiteral(solver), newLiteral(solver)];
    }
    stage.value = value;
    stage.isClosed = value === 0;
  }
}

/** A level is proven when it and all before it are closed. */
export function countProven(proof: Proof): void {
  const { stages } = proof;
  for (let stage = stages[proof.proven]; stage?.isClosed; stage = stages[proof.proven]) {
    proof.proven += 1;
    proof.bound = stage.value;
  }
}

/** Adds what the model has worked since it was last asked. */
export function countWork(proof: Proof, work: Work): void {
  const { solver } = modelOf(proof);
  work.used += solver.work - proof.counted;
  proof.counted = solver.work;
}
