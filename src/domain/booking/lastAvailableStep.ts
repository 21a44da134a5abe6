export type StepFacts = {
  /** Numbers of the guests that have at least one product. */
  personsWithProducts: readonly number[];
  /** The customer linked to the reservation's session; null when nobody is. */
  userId: string | null;
  /** Visits are paid with the customer's cards, and these have too few. */
  visitsAreMissing?: boolean;
};

/**
 * Index of the last step a visitor may enter (specification §4): 0 while no guest has a product, the last step
 * with a linked customer who has the visits that are asked, else the one before it (info). `stepCount` counts all steps of the flow. Never throws.
 */
export function lastAvailableStep(stepCount: number, facts: StepFacts): number {
  if (facts.personsWithProducts.length === 0) return 0;
  return facts.userId === null || facts.visitsAreMissing ? stepCount - 2 : stepCount - 1;
}
