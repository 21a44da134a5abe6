type Timed = { xplanId: string; startTime: string | null };
type Guest = { number: number; products: readonly (Timed & { products?: readonly Timed[] })[] };
type Planned = { person: number; xplanId: string; startTime: string };

export type PlanChange = { kind: 'same' } | { kind: 'moved'; from: string } | { kind: 'new' };

export function planChanges(persons: readonly Guest[], planned: readonly Planned[]): PlanChange[] {
  const openStarts = new Map(planned.map((item) => [keyOf(item), startsOf(persons, item)]));
  const takeStart = (item: Planned, start?: string): string | undefined => {
    const starts = openStarts.get(keyOf(item)) ?? [];
    const at = start === undefined ? 0 : starts.indexOf(start);
    return at < 0 ? undefined : starts.splice(at, 1)[0];
  };
  const isUnchanged = planned.map((item) => takeStart(item, item.startTime) !== undefined);
  return planned.map((item, at): PlanChange => {
    if (isUnchanged[at]) return { kind: 'same' };
    const from = takeStart(item);
    return from === undefined ? { kind: 'new' } : { kind: 'moved', from };
  });
}

const keyOf = ({ person, xplanId }: Planned): string => `${person} ${xplanId}`;

function startsOf(persons: readonly Guest[], { person, xplanId }: Planned): string[] {
  return persons
    .filter(({ number }) => number === person)
    .flatMap(({ products }) => products.flatMap((product) => [product, ...(product.products ?? [])]))
    .flatMap((item) => (item.xplanId === xplanId && item.startTime !== null ? [item.startTime] : []))
    .toSorted();
}

export const mayPropose = ({ timedItemCount }: { timedItemCount: number }): boolean => timedItemCount > 1;
