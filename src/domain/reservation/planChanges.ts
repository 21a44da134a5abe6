type Timed = { xplanId: string; startTime: string | null };
type Guest = { number: number; products: readonly (Timed & { products?: readonly Timed[] })[] };
type Planned = { person: number; xplanId: string; name: string; startTime: string };

/** `from` is the start there is now, null for what is not booked yet; times are 'HH:mm'. */
export type PlanChange = { name: string; guests: number[]; from: string | null; to: string };

/**
 * What a proposed plan makes different from what is booked: items that start at another time and items that are new,
 * equal changes of several guests in one, in the order of the new times. Never throws.
 */
export function planChanges(persons: readonly Guest[], planned: readonly Planned[]): PlanChange[] {
  const changes = new Map<string, PlanChange>();
  for (const [key, items] of grouped(planned)) {
    const before = startsOf(persons, key).filter((start) => !items.some(({ startTime }) => startTime === start));
    const kept = new Set(startsOf(persons, key));
    for (const { person, name, startTime } of items.filter((item) => !kept.has(item.startTime))) {
      const from = before.shift() ?? null;
      const same = `${name} ${from} ${startTime}`;
      const known = changes.get(same);
      changes.set(same, { name, from, to: startTime, guests: [...(known?.guests ?? []), person] });
    }
  }
  return [...changes.values()].toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
}

const keyOf = (person: number, xplanId: string): string => `${person} ${xplanId}`;

/** By guest and treatment, in the order of the times. */
function grouped(planned: readonly Planned[]): Map<string, Planned[]> {
  const groups = new Map<string, Planned[]>();
  for (const item of planned.toSorted((a, b) => a.person - b.person || (a.startTime < b.startTime ? -1 : 1))) {
    const key = keyOf(item.person, item.xplanId);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function startsOf(persons: readonly Guest[], key: string): string[] {
  return persons
    .flatMap(({ number, products }) =>
      products
        .flatMap((product) => [product, ...(product.products ?? [])])
        .filter(({ xplanId }) => keyOf(number, xplanId) === key),
    )
    .flatMap(({ startTime }) => startTime ?? [])
    .toSorted();
}
