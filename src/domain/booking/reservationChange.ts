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

export type Removal = { kind: 'collection'; xplanId: string; itemId: string } | { kind: 'product'; itemId: string };

/**
 * How a product of the summary is removed (specification §4): an arrangement by its xplanId and the item id of its
 * first part, anything else by its own item id. An arrangement without parts goes by its own item id too.
 */
export function removalOf(product: {
  itemId: string;
  xplanId: string;
  objectType: string;
  products?: readonly { itemId: string }[];
}): Removal {
  const first = product.products?.[0];
  if (product.objectType === 'collection' && first) {
    return { kind: 'collection', xplanId: product.xplanId, itemId: first.itemId };
  }
  return { kind: 'product', itemId: product.itemId };
}
