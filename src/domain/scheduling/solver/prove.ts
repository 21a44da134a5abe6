import { descend } from './conflicts/descend.ts';
import { forbid } from './conflicts/forbid.ts';
import { prefer } from './conflicts/prefer.ts';
import { readPlan } from './conflicts/readPlan.ts';
import { always } from './conflicts/solver.ts';
import { fragmentsOf } from './fragments.ts';
import type { Best } from './localSearch.ts';
import { measure, total } from './objective.ts';
import type { Proof } from './proof.ts';
import { addStage, countProven, countWork, learnAnswer, modelOf, nextQuestion, updateStages } from './proof.ts';
import type { Search } from './search.ts';
import type { State } from './state.ts';
import { tidySeats } from './tidySeats.ts';

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
    while (work.used < end && !proof.stages[index]!.isClosed) ask(search, best, proof, { index, end });
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
  while (work.used < end && !proof.stages[index]!.isClosed) ask(search, best, proof, { index, end });
  countProven(proof);
}

function ask(search: Search, best: Best, proof: Proof, { index, end }: { index: number; end: number }): void {
  const { stages } = proof;
  const model = modelOf(proof);
  const stage = stages[index]!;
  const earlier = stages.slice(0, index);
  for (const [at, { limit, value, hold }] of earlier.entries()) {
    limit.most = value;
    limit.guard = at < proof.proven ? always : hold;
  }
  stage.limit.most = nextQuestion(model, stage);
  stage.limit.guard = stage.ask;
  prefer(model, best.state);
  for (const { hold, ask: better } of stages) model.solver.phase[hold >> 1] = model.solver.phase[better >> 1] = 0;
  const result = descend(model.solver, {
    rules: [...earlier.map(({ rule }) => rule), stage.rule],
    under: [...earlier.map(({ limit }) => limit.guard), stage.ask],
    until: model.solver.work + end - search.work.used,
  });
  const state = result === 'found' ? readPlan(model, stage.level === 'fragments') : null;
  learnAnswer(stage, result);
  if (index === proof.proven) proof.bound = Math.max(proof.bound, stage.low, stage.least());
  if (state && stage.level === 'fragments') takeTidier(search, best, proof, state);
  else if (state) take(search, best, proof, state);
  countWork(proof, search.work);
}

function take({ problem, weights }: Search, best: Best, proof: Proof, state: State): void {
  const cost = total(measure(problem, state), weights);
  if (cost >= best.cost) return;
  best.cost = cost;
  best.state = state;
  updateStages(proof, state);
}

/** What the rule is not certain about may turn out to be no better; then that plan does not come back. */
function takeTidier({ problem }: Search, best: Best, proof: Proof, state: State): void {
  const { value, ask: guard } = proof.stages.at(-1)!;
  if (fragmentsOf(problem, state) >= value) forbid(modelOf(proof), state, guard);
  tidySeats(problem, state);
  if (fragmentsOf(problem, state) >= value) return;
  best.state = state;
  updateStages(proof, state);
}
