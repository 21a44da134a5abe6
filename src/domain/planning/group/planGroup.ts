import { compile } from './compile.ts';
import type { Compiled } from './compile.ts';
import { greedyPlan } from './greedyPlan.ts';
import type { GroupInput } from './groupInput.ts';
import { groupPlan } from './groupPlan.ts';
import type { GroupPlan } from './groupPlan.ts';
import type { Best } from './localSearch.ts';
import { localSearch } from './localSearch.ts';
import { bookingObjective } from './objective.ts';
import type { Objective } from './objective.ts';
import { newSearch } from './search.ts';
import type { Search } from './search.ts';
import { copyState } from './state.ts';

export type PlanAnswer = { plan: GroupPlan; work: number };

export function planGroup(input: GroupInput, budget: number, objective: Objective = bookingObjective): PlanAnswer {
  const compiled = compile(input);
  const search = newSearch(compiled.problem, objective, { used: 0, limit: budget });
  const cost = greedyPlan(search);
  const best = { cost, state: copyState(search.state) };
  localSearch(search, best, { until: budget, enough: 0 });
  return { plan: groupPlan(compiled, best.state), work: search.work.used };
}
