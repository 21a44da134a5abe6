import { flowNeeds } from '../catalog/flowNeeds.ts';

export type ChangeKind = 'personCount' | 'date' | 'timeRange';

/**
 * Whether a change asks the visitor first, because it costs what was chosen (specification §4): a change of person
 * count, day or time range once a guest has a product. Without products the reservation is cancelled without asking.
 * On order cards nothing of the kind can change, so nothing is asked.
 */
export function changeNeedsConfirmation(
  change: ChangeKind,
  facts: { flow: { type: number }; personsWithProducts: readonly number[] },
): boolean {
  if (facts.personsWithProducts.length === 0) return false;
  if (change === 'personCount') return flowNeeds.persons(facts.flow);
  if (change === 'date') return flowNeeds.date(facts.flow);
  return flowNeeds.times(facts.flow) || flowNeeds.timesPerProduct(facts.flow);
}
