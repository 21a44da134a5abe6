import type { QueryClient } from '@tanstack/react-query';
import type { Flow, Reservation, Schedule, StepEntry } from '#contract/names.ts';
import type { RepricedProduct } from '#machines/bookingRequest.types.ts';

/** What was added for another price than any page of the flow showed for that day, because staff changed it meanwhile. */
export function repricedIn(
  client: QueryClient,
  flow: Flow,
  { before, after }: { before: Reservation | null; after: Reservation },
): RepricedProduct[] {
  const existing = new Set(itemsOf(before).map(({ itemId }) => itemId));
  const added = itemsOf(after).filter(({ itemId }) => !existing.has(itemId));
  const repriced = new Map<string, RepricedProduct>();
  for (const { xplanId, name, price } of added) {
    const shown = shownPrices(client, { flowId: flow.id, date: after.startDate, xplanId });
    if (shown.length > 0 && !shown.includes(price)) repriced.set(xplanId, { xplanId, name, price });
  }
  return [...repriced.values()];
}

const itemsOf = (reservation: Reservation | null) => reservation?.persons.flatMap(({ products }) => products) ?? [];

function shownPrices(
  client: QueryClient,
  { flowId, date, xplanId }: { flowId: string; date: string; xplanId: string },
): number[] {
  const steps = client.getQueriesData<StepEntry[]>({
    queryKey: ['flows', 'step', flowId],
    predicate: ({ queryKey }) => queryKey[4] === date,
  });
  const schedules = client.getQueriesData<{ data: Schedule }>({ queryKey: ['products', 'schedule', xplanId] });
  return [
    ...steps
      .flatMap(([, step]) => step ?? [])
      .flatMap(({ products }) => products.flatMap((product) => [product, ...(product.options ?? [])]))
      .flatMap((product) => (product.xplanId === xplanId ? [product.price] : [])),
    ...schedules.flatMap(([, schedule]) => schedule?.data[date]?.price ?? []),
  ];
}
