import { channel } from 'node:diagnostics_channel';
import { withinPlannerLimits as withinLimits } from '#domain/scheduling/solver/problem/planTooLarge.ts';

/** Hears `{ seconds }` for every plan that was made or given up. */
export const plannerWork = channel('kuur:planner');

/** The domain's, with its time told to whoever listens. */
export function withinPlannerLimits<Plan>(plan: () => Plan, otherwise: Plan): Plan {
  const startedAt = performance.now();
  try {
    return withinLimits(plan, otherwise);
  } finally {
    plannerWork.publish({ seconds: (performance.now() - startedAt) / 1_000 });
  }
}
