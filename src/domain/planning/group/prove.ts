import type { Stage } from './boundNode.ts';
import { rootNode } from './boundNode.ts';
import { dropStarts } from './dropStarts.ts';
import type { Best } from './localSearch.ts';
import type { Measures } from './objective.ts';
import { measure, total } from './objective.ts';
import { newPricing } from './pricing.ts';
import type { Pricing } from './pricing.ts';
import { raisePrices, tolerance } from './raisePrices.ts';
import type { Search } from './search.ts';
import { searchTree } from './searchTree.ts';
import { copyState, overwrite } from './state.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

const stepsAtRoot = 120;

/** How far the proof has come: levels proven best, and what no plan can be below on the next one. */
export type Proof = {
  proven: number;
  /** Least value the open level can have, or its proven value when all are proven. */
  bound: number;
  /** Starts that a plan as good on the proven levels can use. */
  starts: Uint8Array[];
  pricing: Pricing;
};

export function newProof(search: Search): Proof {
  return {
    proven: 0,
    bound: 0,
    starts: search.problem.items.map((item) => item.legal.slice()),
    pricing: newPricing(search.problem),
  };
}

/**
 * Proves the best plan level by level (a level at 0 needs no proof), improving it on the way, within `work`. Goes on
 * where it stopped: proven levels stay proven, because a plan is only replaced by one that is better in their order.
 */
export function prove(search: Search, best: Best, proof: Proof, work: Work): void {
  const { problem, objective } = search;
  while (proof.proven < objective.length && !isSpent(work)) {
    const level = objective[proof.proven]!;
    proof.bound = 0;
    const stage = stageOf(search, best, proof.proven);
    if (measure(problem, best.state)[level] > 0 && !proveLevel(search, best, { proof, stage, work })) return;
    proof.proven += 1;
    proof.bound = measure(problem, best.state)[level];
  }
}

function proveLevel(
  search: Search,
  best: Best,
  { proof, stage, work }: { proof: Proof; stage: Stage; work: Work },
): boolean {
  const { problem, objective } = search;
  const { pricing } = proof;
  const level = objective[proof.proven]!;
  startPrices(pricing, stage);
  const root = rootNode(problem, proof.starts);
  if (proof.proven > 0 && measure(problem, best.state).refused === 0) root.units.fill(1);
  const bound = raisePrices(pricing, root, stage, { steps: stepsAtRoot, work });
  const rest = stage.best - measure(problem, best.state)[level];
  proof.bound = Math.max(0, Math.ceil(Math.min(bound, stage.best) - tolerance) - rest);
  const kept = rootNode(problem, proof.starts);
  kept.units.set(root.units);
  dropStarts(pricing, kept, stage, { most: stage.best, work });
  const value = stage.best;
  const found = (state: Search['state']): void => {
    stage.best = Math.min(stage.best, total(measure(problem, state), stage.weights));
    const cost = total(measure(problem, state), search.weights);
    if (cost >= best.cost) return;
    best.cost = cost;
    best.state = copyState(state);
  };
  const closed = searchTree({ pricing, stage, work, found }, root);
  if (closed || stage.best < value) overwrite(search.state, best.state);
  if (closed) proof.starts = kept.starts;
  return closed;
}

/** Level k weighs 1 and every level before it so much that the best plan's later levels never outweigh one of it. */
function stageOf({ problem, objective }: Search, best: Best, proven: number): Stage {
  const measures = measure(problem, best.state);
  const weights: Measures = { refused: 0, distance: 0, apart: 0, idle: 0, stay: 0, overlapping: 0 };
  let weight = 1;
  for (const level of objective.slice(0, proven + 1).toReversed()) {
    weights[level] = weight;
    weight *= measures[level] + 1;
  }
  return { weights, best: total(measures, weights) };
}

/** Nothing costs anything yet; a companion's reward is shared in halves. */
function startPrices({ prices, problem, layout }: Pricing, { weights }: Stage): void {
  prices.fill(0);
  const from = layout.pairs * layout.width;
  prices.fill(weights.apart / 2, from, from + problem.pairs.length * layout.width);
}
