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
