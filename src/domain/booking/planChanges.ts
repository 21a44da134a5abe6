type Timed = { xplanId: string; startTime: string | null };
type Guest = { number: number; products: readonly (Timed & { products?: readonly Timed[] })[] };
type Planned = { person: number; xplanId: string; startTime: string };

/** `from` is the start there is now, 'HH:mm'; null for what is not booked yet. */
export type PlanChange = { kind: 'same' } | { kind: 'moved'; from: string } | { kind: 'new' };

/**
 * What a proposed plan changes for each of its items, in their order: an item that keeps one of the guest's starts of the
 * same treatment stays, the others take over the starts that are left, earliest first. Never throws.
 */
export function planChanges(persons: readonly Guest[], planned: readonly Planned[]): PlanChange[] {
  const left = new Map(planned.map((item) => [keyOf(item), startsOf(persons, item)]));
  const take = (item: Planned, wanted?: string): string | undefined => {
    const starts = left.get(keyOf(item)) ?? [];
    const at = wanted === undefined ? 0 : starts.indexOf(wanted);
    return at < 0 ? undefined : starts.splice(at, 1)[0];
  };
  const kept = planned.map((item) => take(item, item.startTime) !== undefined);
  return planned.map((item, at): PlanChange => {
    if (kept[at]) return { kind: 'same' };
    const from = take(item);
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

/**
 * Whether proposals for the whole group make sense: from two items with a time of their own, of one guest or of several,
 * another order of the day can be better. `timedItemCount` counts each guest's items. Never throws.
 */
export const mayPropose = ({ timedItemCount }: { timedItemCount: number }): boolean => timedItemCount > 1;
