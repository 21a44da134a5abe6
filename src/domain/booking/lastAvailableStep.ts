export type StepFacts = {
  personsWithProducts: readonly number[];
  userId: string | null;
  visitsAreMissing?: boolean;
};

export function lastAvailableStep(stepCount: number, facts: StepFacts): number {
  if (facts.personsWithProducts.length === 0) return 0;
  return facts.userId === null || facts.visitsAreMissing ? stepCount - 2 : stepCount - 1;
}
