/** What the planner answers, or `otherwise` when there is more to look at than it can. Throws what else `plan` throws. */
export function unlessTooMuch<Answer>(plan: () => Answer, otherwise: Answer): Answer {
  try {
    return plan();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}
