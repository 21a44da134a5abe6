type Part = { choice: number };

export type ChoiceGroup<T> = { choice: number; options: T[] };

/**
 * Parts always included (choice 0), and per other number, rising, the parts of which one is chosen (specification §3).
 */
export function choiceGroups<T extends Part>(parts: readonly T[]): { included: T[]; groups: ChoiceGroup<T>[] } {
  const numbers = [...new Set(parts.map(({ choice }) => choice))].filter((choice) => choice !== 0);
  const of = (group: number): T[] => parts.filter(({ choice }) => choice === group);
  const groups = numbers.toSorted((a, b) => a - b).map((choice) => ({ choice, options: of(choice) }));
  return { included: of(0), groups };
}

type Offered = { xplanId: string; objectType: string };

export function collectionsOf<T extends Offered>(entries: readonly { products: readonly T[] }[]): T[] {
  const all = entries.flatMap(({ products }) => products).filter(({ objectType }) => objectType === 'collection');
  return all.filter(({ xplanId }, at) => all.findIndex((other) => other.xplanId === xplanId) === at);
}
