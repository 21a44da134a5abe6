import type { BoundNode, Stage } from './boundNode.ts';
import { copyNode, rootNode } from './boundNode.ts';
import { dropStarts } from './dropStarts.ts';
import type { Best } from './localSearch.ts';
import { narrow, narrowPricing } from './narrow.ts';
import type { Measures } from './objective.ts';
import { measure, total } from './objective.ts';
import { newPricing } from './pricing.ts';
import type { Pricing } from './pricing.ts';
import { raisePrices, tolerance } from './raisePrices.ts';
import type { Search } from './search.ts';
import type { Tree } from './searchTree.ts';
import { searchTree } from './searchTree.ts';
import type { State } from './state.ts';
import { copyState } from './state.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

const stepsAtRoot = 120;
const roundsAtRoot = 4;
const stepsAgain = 30;

/** How far the proof has come: levels proven best, and what no plan can be below on the next one. */
export type Proof = {
  proven: number;
  /** Least value the open level can have, or its proven value when all are proven. */
  bound: number;
  /** Starts that a plan as good on the proven levels can use. */
  starts: Uint8Array[];
  /** Combinations few enough to be tried one by one. */
  few: number;
  /** The level being proven, and the starts that will be left when it is. */
  open: { tree: Tree; kept: Uint8Array[] } | null;
};

export const newProof = (search: Search, few: number): Proof => ({
  few,
  proven: 0,
  bound: 0,
  starts: search.problem.items.map((item) => item.legal.slice()),
  open: null,
});

/**
 * Proves the best plan level by level (a level at 0 needs no proof), improving it on the way, within `work`. Goes on
 * where it stopped: proven levels stay proven, because a plan is only replaced by one that is better in their order.
 */
export function prove(search: Search, best: Best, proof: Proof, work: Work): void {
  const { problem, objective } = search;
  while (proof.proven < objective.length && !isSpent(work)) {
    const level = objective[proof.proven]!;
    if (measure(problem, best.state)[level] > 0 && !proveLevel(search, best, proof, work)) return;
    proof.starts = proof.open?.kept ?? proof.starts;
    proof.open = null;
    proof.proven += 1;
    proof.bound = measure(problem, best.state)[level];
  }
}

function proveLevel(search: Search, best: Best, proof: Proof, work: Work): boolean {
  const { problem } = search;
  proof.open ??= openLevel(search, best, proof, work);
  const { tree } = proof.open;
  const { stage } = tree;
  stage.best = total(measure(problem, best.state), stage.weights);
  const found = (state: State): void => {
    const measures = measure(problem, state);
    const cost = total(measures, search.weights);
    if (cost >= best.cost) return;
    best.cost = cost;
    best.state = copyState(state);
    stage.best = total(measures, stage.weights);
  };
  return searchTree(tree, { work, found });
}

/** Prices at the top, in rounds while they take out many starts; the tree gets what is left. */
function openLevel(search: Search, best: Best, proof: Proof, work: Work): NonNullable<Proof['open']> {
  const { problem, objective } = search;
  const stage = stageOf(search, best, proof.proven);
  const measures = measure(problem, best.state);
  let pricing = newPricing(narrow(problem, proof.starts));
  startPrices(pricing, stage);
  let root = rootNode(problem, proof.starts);
  if (proof.proven > 0 && measures.refused === 0) root.units.fill(1);
  let kept = root;
  let left = Infinity;
  for (let round = 0; round < roundsAtRoot; round += 1) {
    const bound = raisePrices(pricing, root, stage, { steps: round === 0 ? stepsAtRoot : stepsAgain, work });
    if (round === 0) {
      const rest = stage.best - measures[objective[proof.proven]!];
      proof.bound = Math.max(0, Math.ceil(Math.min(bound, stage.best) - tolerance) - rest);
      kept = copyNode(root);
      dropStarts(pricing, kept, stage, { most: stage.best, work });
    }
    const dropped = dropStarts(pricing, root, stage, { most: stage.best - 1, work });
    if (dropped.bound > stage.best - 1 + tolerance)
      return { kept: kept.starts, tree: { pricing, stage, open: [], few: proof.few } };
    pricing = narrowPricing(pricing, root.starts);
    root = settled(problem.pairs, root);
    if (dropped.left > left * 0.9 || isSpent(work)) break;
    left = dropped.left;
  }
  const open = [{ node: root, prices: pricing.prices.slice() }];
  return { kept: kept.starts, tree: { pricing, stage, open, few: proof.few } };
}

function settled(pairs: readonly [number, number][], node: BoundNode): BoundNode {
  const meets = ([a, b]: [number, number]): boolean =>
    node.starts[a]!.some((allowed, slot) => allowed === 1 && node.starts[b]![slot] === 1);
  return { ...node, pairs: Uint8Array.from(pairs, (pair, index) => (meets(pair) ? node.pairs[index]! : 2)) };
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
