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
import { areFew, tryAll } from './tryAll.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

const stepsAtNode = 12;

/** A node still to be looked at, with the prices it starts from. */
export type OpenNode = { node: BoundNode; prices: Float64Array };

/** All plans that are left, as a stack of parts; nothing is lost when the work runs out. */
export type Tree = {
  pricing: Pricing;
  stage: Stage;
  open: OpenNode[];
  /** Up to so many combinations of starts are tried one by one instead of priced. */
  few: number;
};

type Visit = {
  work: Work;
  /** Told about every plan the tree comes upon that costs less than `stage.best`; lowers it. */
  found: (state: State) => void;
};

/**
 * Looks depth first for a plan that costs less than `stage.best`. True when every part has been looked through, false
 * when the work ran out before; called again it goes on.
 */
export function searchTree(tree: Tree, visit: Visit): boolean {
  for (let next = tree.open.pop(); next; next = tree.open.pop()) {
    const { node, prices } = next;
    tree.pricing.prices.set(prices);
    const branches = isSpent(visit.work) ? 'spent' : look(tree, node, visit);
    if (branches === 'spent') {
      tree.open.push({ node, prices });
      return false;
    }
    if (!branches) continue;
    const left = tree.pricing.prices.slice();
    for (const branch of branches.toReversed()) tree.open.push({ node: branch, prices: left });
  }
  return true;
}

/** What to look at instead of the node: null when no better plan is in it. */
function look({ pricing, stage, few }: Tree, node: BoundNode, { work, found }: Visit): Branches | 'spent' {
  const { problem } = pricing;
  if (!settlePairs(pricing, node)) return null;
  if (areFew(problem, node, few)) return tryAll({ problem, node, stage, work, found }) ? null : 'spent';
  const bound = raisePrices(pricing, node, stage, { steps: stepsAtNode, work });
  if (isBeaten(bound, stage)) return null;
  if (isSpent(work)) return 'spent';
  const dropped = dropStarts(pricing, node, stage, { most: stage.best - 1, work });
  if (isBeaten(dropped.bound, stage) || !settlePairs(pricing, node)) return null;
  if (areFew(problem, node, few)) return tryAll({ problem, node, stage, work, found }) ? null : 'spent';
  const priced = pricedPlan(pricing);
  if ('disagreement' in priced) return branchOnDisagreement(problem, node, priced.disagreement);
  const result = seatAll(problem, priced.state, work);
  if (result === 'spent') return 'spent';
  const seated = result === 'seated';
  if (seated && total(measure(problem, priced.state), stage.weights) < stage.best) found(priced.state);
  return branchOnPlan(pricing, node, stage, { state: priced.state, seated });
}

const isBeaten = (bound: number, stage: Stage): boolean => bound > stage.best - 1 + tolerance;

/** Pays for companions that can no longer meet; false when two that must meet cannot. */
function settlePairs({ problem }: Pricing, node: BoundNode): boolean {
  return problem.pairs.every(([a, b], pair) => {
    if (node.pairs[pair] === 2 || meet(node.starts[a]!, node.starts[b]!)) return true;
    const open = node.pairs[pair] === 0;
    node.pairs[pair] = 2;
    return open;
  });
}
