import { compile } from './compile.ts';
import type { GroupInput } from './groupInput.ts';
import type { GroupPlan } from './groupPlan.ts';
import { groupPlan } from './groupPlan.ts';
import { planCompiled } from './planGroup.ts';
import type { Objective } from './problem/objective.ts';
import { guestLevels, measure, total, weightsFor } from './problem/objective.ts';
import type { State } from './problem/state.ts';

export type ProposalKind = 'together' | 'inTurn' | 'shortestStay';

export type Proposal = { kind: ProposalKind; plan: GroupPlan; provenLevels: number; isBest: boolean };

const objectives: readonly [ProposalKind, Objective][] = [
  ['together', ['refused', 'apart', 'distance', 'idle', 'fragments']],
  ['inTurn', ['refused', 'overlapping', 'idle', 'groupStay', 'distance', 'fragments']],
  ['shortestStay', ['refused', 'stay', 'distance', 'apart', 'fragments']],
];

/**
 * Up to three different plans, a third of the budget each. None books less than another; each is best by its own
 * measure. Throws `PlanTooLarge`.
 */
export function proposePlans(input: GroupInput, budget: number): Proposal[] {
  const compiled = compile(input);
  const { problem } = compiled;
  const states: State[] = [];
  const outcomes = objectives.map(([kind, objective]) => {
    const outcome = planCompiled(problem, { objective, budget: Math.floor(budget / 3), seeds: states });
    states.push(outcome.state);
    return { kind, objective, outcome };
  });
  const seen = new Set<string>();
  return outcomes.flatMap(({ kind, objective, outcome }): Proposal[] => {
    const weights = weightsFor(problem, guestLevels(objective));
    const costs = states.map((state) => total(measure(problem, state), weights));
    const least = Math.min(...costs);
    const state = least < outcome.cost ? states[costs.indexOf(least)]! : outcome.state;
    const key = state.start.join();
    if (seen.has(key)) return [];
    seen.add(key);
    const { provenLevels } = outcome;
    return [
      { kind, plan: groupPlan(compiled, state), provenLevels, isBest: provenLevels >= guestLevels(objective).length },
    ];
  });
}
