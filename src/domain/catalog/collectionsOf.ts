type Offered = { xplanId: string; objectType: string };

/** The arrangements among what a page sells, each once, in order. Never throws. */
export function collectionsOf<T extends Offered>(entries: readonly { products: readonly T[] }[]): T[] {
  const all = entries.flatMap(({ products }) => products).filter(({ objectType }) => objectType === 'collection');
  return all.filter(({ xplanId }, at) => all.findIndex((other) => other.xplanId === xplanId) === at);
}
