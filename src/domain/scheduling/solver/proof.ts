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
 * What is known of a level: the best plan's value there, and what no plan that is as good before it can be below; closed
 * when these are the same. `hold` guards 'not worse than the value'; `ask` guards 'at most `asked`', `step` below the value.
 */
export type Stage = {
  level: Level;
  value: number;
  low: number;
  isClosed: boolean;
  hold: number;
  ask: number;
  asked: number;
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
  const [hold, ask] = [newLiteral(model.solver), newLiteral(model.solver)];
  const unknown = { value: Infinity, low: 0, isClosed: false, asked: Infinity, step: 1 };
  proof.stages.push({ level, ...unknown, hold, ask, limit, rule, least });
}

/** What to ask for next; clauses learned of a smaller question say nothing of a larger one. */
export function nextQuestion({ solver }: Model, stage: Stage): number {
  const asked = Math.max(stage.low, stage.value - stage.step);
  if (asked > stage.asked) {
    addClause(solver, [not(stage.ask)]);
    stage.ask = newLiteral(solver);
  }
  stage.asked = asked;
  return asked;
}

/** Learns from an answer: larger steps as long as they succeed. */
export function learnAnswer(stage: Stage, result: 'found' | 'impossible' | 'spent'): void {
  stage.step = result === 'found' ? stage.step * 2 : 1;
  if (result === 'impossible') stage.low = stage.asked + 1;
  stage.isClosed = stage.low >= stage.value;
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
      addClause(solver, [not(stage.hold)]);
      stage.hold = newLiteral(solver);
    }
    if (hasChanged) [stage.low, stage.step] = [0, 1];
    stage.value = value;
    stage.isClosed = value <= stage.low;
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

/** Adds what the model has worked since it was last asked. */
export function countWork(proof: Proof, work: Work): void {
  const { solver } = modelOf(proof);
  work.used += solver.work - proof.counted;
  proof.counted = solver.work;
}
