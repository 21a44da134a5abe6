/** The group or its day is larger than the planner can weigh: nothing can be said about what is bookable. */
export class PlanTooLarge extends Error {
  override name = 'PlanTooLarge';
}

/** What `plan` returns, or `otherwise` where it throws `PlanTooLarge`. Throws everything else that `plan` throws. */
export function withinPlannerLimits<Plan>(plan: () => Plan, otherwise: Plan): Plan {
  try {
    return plan();
  } catch (error) {
    if (error instanceof PlanTooLarge) return otherwise;
    throw error;
  }
}
