import { flowNeeds } from '../catalog/flowNeeds.ts';

export type ChangeKind = 'personCount' | 'date' | 'timeRange';

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
