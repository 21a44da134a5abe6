import type { BoundNode, Stage } from './boundNode.ts';
import { meet } from './boundNode.ts';
import type { Branches } from './branches.ts';
import { branchOnDisagreement, branchOnPlan } from './branches.ts';
import { dropStarts } from './dropStarts.ts';
import { measure, total } from './objective.ts';
import { pricedPlan } from './pricedPlan.ts';
import type { Pricing } from './pricing.ts';
import { raisePrices, tolerance } from './raisePrices.ts';
import { seatAll } from './seatAll.ts';
import type { State } from './state.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

const stepsAtNode = 12;

export type Tree = {
  pricing: Pricing;
  stage: Stage;
  work: Work;
  /** Told about every plan the tree comes upon; may lower `stage.best`. */
  found: (state: State) => void;
};

/**
 * Looks through a part of all plans depth first for one that costs less than `stage.best`, with `steps` price steps at
 * its top. True when all of it has been looked through, false when the work ran out.
 */
export function searchTree(tree: Tree, node: BoundNode, steps = stepsAtNode): boolean {
  const { pricing, stage, work } = tree;
  if (isSpent(work)) return false;
  let left = Infinity;
  for (let round = 0; round < 4; round += 1) {
    const bound = raisePrices(pricing, node, stage, { steps: round === 0 ? steps : stepsAtNode, work });
    if (isBeaten(bound, stage)) return true;
    if (isSpent(work)) return false;
    const dropped = dropStarts(pricing, node, stage, { most: stage.best - 1, work });
    if (isBeaten(dropped.bound, stage) || !settlePairs(pricing, node)) return true;
    if (dropped.left > left * 0.9 || (round === 0 && steps === stepsAtNode)) break;
    left = dropped.left;
  }
  const priced = pricedPlan(pricing);
  if ('disagreement' in priced) {
    return searchBoth(tree, branchOnDisagreement(pricing.problem, node, priced.disagreement));
  }
  const result = seatAll(pricing.problem, priced.state, work);
  if (result === 'spent') return false;
  if (result === 'seated' && total(measure(pricing.problem, priced.state), stage.weights) < stage.best) {
    tree.found(priced.state);
  }
  return searchBoth(tree, branchOnPlan(pricing, node, stage, { state: priced.state, seated: result === 'seated' }));
}

const isBeaten = (bound: number, stage: Stage): boolean => bound > stage.best - 1 + tolerance;

function searchBoth(tree: Tree, branches: Branches): boolean {
  if (!branches) return true;
  const prices = tree.pricing.prices.slice();
  return branches.every((branch) => {
    tree.pricing.prices.set(prices);
    return searchTree(tree, branch);
  });
}

/** Pays for companions that can no longer meet; false when two that must meet cannot. */
function settlePairs({ problem }: Pricing, node: BoundNode): boolean {
  return problem.pairs.every(([a, b], pair) => {
    if (node.pairs[pair] === 2 || meet(node.starts[a]!, node.starts[b]!)) return true;
    const open = node.pairs[pair] === 0;
    node.pairs[pair] = 2;
    return open;
  });
}
